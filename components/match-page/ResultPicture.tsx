import Download from 'lucide-react/icons/download';
import styled from 'styled-components';
import { CARD_SIZE } from '../../lib/domain/cards/card-address';
import { useTranslate } from '../../lib/i18n/use-translate';

const Figure = styled.figure`
  display: grid;
  /* A row of its own below all buttons. */
  order: 1;
  flex: 0 0 100%;
  justify-items: center;
  gap: var(--sp-2);
  margin-top: var(--sp-2);

  & > img {
    width: min(100%, 520px);
    height: auto;
    border: 1px solid var(--border-color);
    border-radius: var(--radius-m);
    background: var(--bg-sunken-color);
  }
  & > a {
    display: inline-flex;
    align-items: center;
    gap: 6px;
    min-height: 44px;
    color: var(--hl-color1);
    font-size: var(--fs-sm);
  }
`;

type Props = {
  /** Address of the picture. */
  readonly src: string;
  /** What it says. */
  readonly alt: string;
  /** Name of the file once it is saved. */
  readonly file: string;
};

/** The result as a picture, to look at and to save. */
export function ResultPicture({ src, alt, file }: Props) {
  const t = useTranslate();
  return (
    <Figure>
      <img src={src} alt={alt} {...CARD_SIZE} decoding="async" />
      <a href={src} download={file}>
        <Download size={15} aria-hidden />
        {t('share.download')}
      </a>
    </Figure>
  );
}
