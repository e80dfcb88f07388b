/** The cents that a typed amount means; `null` for nothing, `undefined` for no amount. Never rounds. */
export function centsFromText(text: string): number | null | undefined {
  const plain = text.replaceAll(/[\s,$]/g, '')
  if (plain === '') return null
  const match = /^(\d{1,12})?(?:\.(\d{0,2}))?$/.exec(plain)
  if (!match || (match[1] === undefined && !match[2])) return undefined
  return Number(match[1] ?? '0') * 100 + Number((match[2] ?? '').padEnd(2, '0'))
}

/** An amount as it stands in its field: two decimals, thousands apart. */
export function textFromCents(cents: number): string {
  const whole = Math.floor(Math.abs(cents) / 100).toLocaleString('en-US')
  return `${cents < 0 ? '-' : ''}${whole}.${String(Math.abs(cents) % 100).padStart(2, '0')}`
}
