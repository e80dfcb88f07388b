/** A valid record id that is the same in every run: `fixtureId(7)` ends in 7. */
export function fixtureId(number: number): string {
  return `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`
}
