/** Only the digits, as phones are sent and stored (spec §5). */
export const phoneDigits = (typed: string): string => typed.replace(/\D/g, '')

/** `2025550142` → `(202) 555-0142`, eleven digits beginning with 1 → `+1 (202) 555-0142`; others stay as they are. */
export function formatPhone(digits: string): string {
  const [, country, area, exchange, line] = /^(1)?(\d{3})(\d{3})(\d{4})$/.exec(digits) ?? []
  if (area === undefined || exchange === undefined || line === undefined) return digits
  return `${country === undefined ? '' : '+1 '}(${area}) ${exchange}-${line}`
}
