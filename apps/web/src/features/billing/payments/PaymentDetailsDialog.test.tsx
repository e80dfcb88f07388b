import { aCardCharge, aPaymentWithDetails } from '@oaklet/api/testing'
import type { PaymentDetails } from '@oaklet/api/contract'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderScreen } from '../../../testing/render-screen'
import { PaymentDetailsDialog } from './PaymentDetailsDialog'

const show = (changes: Partial<PaymentDetails>) =>
  renderScreen(<PaymentDetailsDialog paymentId="p" onClose={() => undefined} />, {
    api: { payments: { get: () => Promise.resolve(aPaymentWithDetails(changes)) } },
  })
const fact = async (term: string) => (await screen.findByText(term)).nextElementSibling

test('tells which card was charged, and what the provider kept', async () => {
  show({ card: aCardCharge() })
  expect(await fact('Method')).toHaveTextContent('Visa ending in 4242, on file')
  expect(await fact('Fee of Stripe')).toHaveTextContent('$4.65')
  expect(await fact('Status')).toHaveTextContent('Received')
})

test('of a charge that waits it says so, and that the fee isn’t known yet', async () => {
  show({ status: 'pending', card: aCardCharge({ feeCents: null }) })
  expect(await screen.findByText(/We’ll know within minutes/)).toBeVisible()
  expect(await fact('Fee of Stripe')).toHaveTextContent('Not known yet')
})

test('of a charge that failed it says why, in the provider’s words, and names no fee', async () => {
  show({ status: 'failed', card: aCardCharge({ feeCents: null, refusal: 'Your card was declined.' }) })
  expect(await screen.findByText('The card was not charged: “Your card was declined.”')).toBeVisible()
  expect(screen.queryByText('Fee of Stripe')).toBeNull()
})

test('a payment by hand has no card and no fee', async () => {
  show({ method: 'check', reference: '1042', card: null })
  expect(await fact('Method')).toHaveTextContent('Check')
  expect(await fact('Reference')).toHaveTextContent('1042')
  expect(screen.queryByText('Fee of Stripe')).toBeNull()
})
