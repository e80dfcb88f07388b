import type { Card } from '@oaklet/api/contract'

/** The brands that the provider names, as they write themselves. */
const BRANDS: Readonly<Record<string, string>> = {
  amex: 'American Express',
  diners: 'Diners Club',
  discover: 'Discover',
  jcb: 'JCB',
  mastercard: 'Mastercard',
  unionpay: 'UnionPay',
  visa: 'Visa',
}

/** `Visa ending in 4242` */
export const cardName = ({ brand, lastFour }: Pick<Card, 'brand' | 'lastFour'>): string =>
  `${BRANDS[brand] ?? 'Card'} ending in ${lastFour}`

/** `Expires 07/2030` */
export const expiryWords = ({ expiryMonth, expiryYear, isExpired }: Card): string =>
  `${isExpired ? 'Expired' : 'Expires'} ${String(expiryMonth).padStart(2, '0')}/${expiryYear}`
