export interface Interval {
  start: number
  end: number
}

/** A share of a column's width: `[start, start + size)` within `[0, 1)`. */
export interface Lane {
  start: number
  size: number
}

/**
 * Puts intervals side by side so that none that overlap share width, each as wide as its neighbours allow.
 * Answers in the order given.
 */
export function layOutOverlaps(intervals: readonly Interval[]): Lane[] {
  const lanes: Lane[] = intervals.map(() => ({ start: 0, size: 1 }))
  const order = intervals
    .map((interval, index) => ({ ...interval, index }))
    .sort((a, b) => a.start - b.start || b.end - a.end || a.index - b.index)
  let cluster: Placed[][] = []
  let clusterEnd = -Infinity
  for (const item of order) {
    if (item.start >= clusterEnd) {
      spread(cluster, lanes)
      cluster = []
      clusterEnd = -Infinity
    }
    const free = cluster.find((lane) => (lane.at(-1)?.end ?? -Infinity) <= item.start)
    if (free) free.push(item)
    else cluster.push([item])
    clusterEnd = Math.max(clusterEnd, item.end)
  }
  spread(cluster, lanes)
  return lanes
}

interface Placed extends Interval {
  index: number
}

function spread(cluster: readonly Placed[][], lanes: Lane[]): void {
  for (const [column, items] of cluster.entries()) {
    for (const item of items) {
      let until = column + 1
      while (until < cluster.length && !cluster[until]?.some((other) => overlaps(item, other))) until += 1
      lanes[item.index] = { start: column / cluster.length, size: (until - column) / cluster.length }
    }
  }
}

/** Half-open: what ends at nine does not overlap what starts at nine. */
export const overlaps = (a: Interval, b: Interval): boolean => a.start < b.end && b.start < a.end

/** For each interval its place among those that overlap it, itself included: the second of three is `{ place: 2, of: 3 }`. */
export function overlapPlaces(intervals: readonly Interval[]): { place: number; of: number }[] {
  const order = intervals
    .map((interval, index) => ({ ...interval, index }))
    .sort((a, b) => a.start - b.start || a.end - b.end || a.index - b.index)
  const places = intervals.map(() => ({ place: 1, of: 1 }))
  for (const [at, item] of order.entries()) {
    for (let next = at + 1; next < order.length; next += 1) {
      const other = order[next]
      if (other === undefined || other.start >= item.end) break
      if (!overlaps(item, other)) continue
      count(places[item.index], 0)
      count(places[other.index], 1)
    }
  }
  return places
}

function count(place: { place: number; of: number } | undefined, before: number): void {
  if (place === undefined) return
  place.of += 1
  place.place += before
}
