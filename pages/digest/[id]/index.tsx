/** An address without its slug leads to the one with it. */
export { default, getServerSideProps } from './[slug]';
