/** `America/New_York` → `America, New York`. */
export const zoneWords = (zone: string): string => zone.replaceAll('_', ' ').replaceAll('/', ', ')
