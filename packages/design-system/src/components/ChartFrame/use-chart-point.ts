import { useState } from 'react'
import type { PointPlace } from './move-point'

/**
 * Returns which point is read by keyboard, and which one is shown: the one under the pointer, until a key is pressed.
 */
export function useChartPoint(size: PointPlace) {
  const [place, setPlace] = useState<PointPlace>({ category: 0, series: 0 })
  const [isReading, setIsReading] = useState(false)
  const [pointed, setPointed] = useState<PointPlace | null>(null)
  // Data may have become fewer since the last key.
  const read = {
    category: Math.max(0, Math.min(place.category, size.category - 1)),
    series: Math.max(0, Math.min(place.series, size.series - 1)),
  }
  return {
    read,
    shown: pointed ?? (isReading ? read : null),
    setIsReading,
    setPointed,
    readAt: (next: PointPlace) => {
      setPlace(next)
      setPointed(null)
    },
  }
}
