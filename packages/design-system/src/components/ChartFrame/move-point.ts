/** Where the reader stands: which category, and which series of it. */
export interface PointPlace {
  category: number
  series: number
}

/** Returns the point to which a key leads, never beyond the last; undefined for keys that the reader does not use. */
export function movePoint(from: PointPlace, key: string, size: PointPlace): PointPlace | undefined {
  const to = (category: number, series: number): PointPlace => ({
    category: clamp(category, size.category),
    series: clamp(series, size.series),
  })
  switch (key) {
    case 'ArrowRight':
      return to(from.category + 1, from.series)
    case 'ArrowLeft':
      return to(from.category - 1, from.series)
    case 'ArrowDown':
      return to(from.category, from.series + 1)
    case 'ArrowUp':
      return to(from.category, from.series - 1)
    case 'Home':
      return to(0, from.series)
    case 'End':
      return to(size.category - 1, from.series)
    default:
      return undefined
  }
}

const clamp = (at: number, count: number): number => Math.max(0, Math.min(at, count - 1))
