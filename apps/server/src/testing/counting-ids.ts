/** UUIDs that count up, so that what happened in the same moment has an order of its own. */
export function countingIds(): () => string {
  let count = 0
  return () => `00000000-0000-4000-8000-${(count += 1).toString(16).padStart(12, '0')}`
}
