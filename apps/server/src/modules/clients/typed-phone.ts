const PHONE = /^[\d\s()+.-]*\d[\d\s()+.-]*$/

/** The digits of what is typed, if it can be a phone number or part of one; a whole one without its leading 1. */
export function typedPhone(typed: string): string | null {
  const text = typed.normalize('NFKC').replace(/[\u2010-\u2015\u2212]/g, '-')
  return PHONE.test(text) ? text.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '') : null
}
