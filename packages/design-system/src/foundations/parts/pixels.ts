/** A size in rem together with what it is in px at the usual text size. */
export const withPixels = (rem: string): string =>
  rem.endsWith('rem') ? `${rem}, ${Number.parseFloat(rem) * 16} px` : rem
