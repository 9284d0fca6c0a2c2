/** The time, in seconds, that `RIFTWEEK_ADDRESS_BUDGET` is for. Each process counts for itself (see `rate-limit`). */
export const ADDRESS_SECONDS = 10;
