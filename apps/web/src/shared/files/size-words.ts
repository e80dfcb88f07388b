/** `1.4 MB`; nothing is smaller than 1 kB. */
export function sizeWords(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1_000))
  return kilobytes < 1_000 ? `${kilobytes} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`
}
