export {};

declare global {
  interface Window {
    /** What `watchPage` of tap-watch.mjs records for the bench. */
    benchTaps: {
      readonly changeCount: () => number;
      /** Whether an element has taken on a value since `from` changes had been counted. */
      readonly hasChanged: (change: {
        readonly seen: string;
        readonly attribute: string;
        readonly value: string | null;
        readonly from: number;
      }) => boolean;
      readonly events: () => { interaction: number; duration: number; startTime: number }[];
    };
  }
}
