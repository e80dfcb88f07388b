import { moneyText } from './MoneyText.css'

export interface MoneyTextProps {
  /** Integer cents. */
  cents: number
  /** An ISO 4217 code. */
  currency: string
  /** Shows a plus sign too, for changes. */
  isSigned?: boolean | undefined
}

/** An amount of money with figures of equal width and a true minus sign. */
export function MoneyText({ cents, currency, isSigned }: MoneyTextProps) {
  const amount = new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency,
    signDisplay: isSigned === true ? 'exceptZero' : 'negative',
  })
  return <span className={moneyText}>{amount.format(cents / 100).replace('-', '\u2212')}</span>
}
