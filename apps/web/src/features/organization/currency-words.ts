const names = new Intl.DisplayNames('en-US', { type: 'currency' })

/** `USD` → `USD, US Dollar`. */
export function currencyWords(code: string): string {
  const name = /^[A-Z]{3}$/.test(code) ? names.of(code) : undefined
  return name === undefined || name === code ? code : `${code}, ${name}`
}
