/** A section of an axis, in px. */
export interface Stretch {
  from: number
  to: number
}

/** Divides an axis among sorted items: each item has the section that is nearest to it. */
export function nearestStretches<Item>(
  items: readonly Item[],
  placeOf: (item: Item) => number,
  { from, to }: Stretch,
): (Stretch & { item: Item })[] {
  const places = items.map(placeOf)
  const between = (one = NaN, other = NaN) => (one + other) / 2
  return items.map((item, index) => ({
    item,
    from: index === 0 ? from : between(places[index - 1], places[index]),
    to: index === items.length - 1 ? to : between(places[index], places[index + 1]),
  }))
}
