/** Any number would do, as long as it stays. */
const GATE_SEED = 20_261_117

/** The seed of every property: one fixed number in the gate, and in the long lane the number that it was given. */
export function propertySeed({ OAKLET_LONG, OAKLET_SEED }) {
  if (OAKLET_LONG !== '1' || !OAKLET_SEED) return GATE_SEED
  const seed = Number(OAKLET_SEED)
  if (!Number.isSafeInteger(seed)) throw new Error(`OAKLET_SEED is no whole number: ${OAKLET_SEED}`)
  return seed
}
