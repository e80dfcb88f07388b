import { anInvoice, anInvoiceLine, aPractice } from '@oaklet/api/testing'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderScreen } from '../../../testing/render-screen'
import { InvoiceScreen } from './InvoiceScreen'

const share = anInvoice({
  ...{ number: 1048, payerName: 'Aetna', status: 'issued', totalCents: 14_008, balanceCents: 14_008 },
  lines: [
    anInvoiceLine({
      ...{ unitPriceCents: 14_008, amountCents: 14_008 },
      share: {
        ...{ deductibleCents: 11_840, coinsuranceCents: 2_168, copayCents: 0 },
        claim: { id: '0197a000-0000-7000-8000-00000000000c', pcn: 'K000000018', lineNumber: 'K00000001801' },
      },
    }),
  ],
})

const show = (invoice = share) =>
  renderScreen(<InvoiceScreen />, {
    at: `/billing/invoices/${invoice.id}`,
    api: {
      organization: { practice: () => Promise.resolve(aPractice()) },
      invoices: { get: () => Promise.resolve(invoice) },
    },
  })

test('a share after insurance says why it is owed, and what each session’s share consists of', async () => {
  show()
  expect(await screen.findByRole('region', { name: 'Your share after insurance' })).toBeVisible()
  expect(screen.getByText(/^Mari Vega · Share after Aetna · issued/)).toBeVisible()
  expect(screen.getByText(/^Aetna has decided about these sessions/)).toBeVisible()
  expect(screen.getByText(/ · Deductible \$118\.40 · Coinsurance \$21\.68$/)).toBeVisible()
  const claim = screen.getByRole('link', { name: 'K000000018' })
  expect(claim).toHaveAttribute('href', '/billing/claims/0197a000-0000-7000-8000-00000000000c')
})

test('a share leads to the payment that left it to the client, and to its claim', async () => {
  const remittance = { id: '0197a000-0000-7000-8000-00000000000d', payerName: 'AETNA', paidOn: '2026-11-16' }
  show({ ...share, remittance })
  const card = within(await screen.findByRole('region', { name: 'Your share after insurance' }))
  expect(card.getByRole('link', { name: 'Payment of AETNA, Nov 16, 2026' })).toHaveAttribute(
    'href',
    `/billing/claims/remittances/${remittance.id}`,
  )
  expect(card.getByRole('link', { name: 'Claim K000000018' })).toHaveAttribute(
    'href',
    '/billing/claims/0197a000-0000-7000-8000-00000000000c',
  )
})

test('a share after insurance can be paid and adjusted, but not voided', async () => {
  show()
  expect(await screen.findByRole('button', { name: 'Record a payment' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Adjust the amount' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Void invoice' })).toBeNull()
  expect(screen.getByText(/undo its posting/)).toBeVisible()
})

test('the claim of a share is not named to those who may not see claims', async () => {
  const [line] = share.lines
  if (line?.share == null) throw new Error('it is a share')
  show({ ...share, lines: [{ ...line, share: { ...line.share, claim: null } }] })
  expect(await screen.findByText(/Deductible/, { selector: 'span,p' })).toBeVisible()
  expect(screen.queryByText(/^Claim/)).toBeNull()
  expect(screen.queryByRole('link', { name: /^(Claim|Payment)/ })).toBeNull()
})

test('a share that a person gave to the client says that the insurance did not pay it, and why', async () => {
  const [line] = share.lines
  if (line?.share == null) throw new Error('it is a share')
  const none = { deductibleCents: 0, coinsuranceCents: 0, copayCents: 0 }
  show({
    ...{ ...share, givenReason: 'not_covered' },
    lines: [{ ...line, share: { ...line.share, ...none } }],
  })
  const card = within(await screen.findByRole('region', { name: 'Your share after insurance' }))
  expect(
    card.getByText(
      /did not pay this part, so that the practice asks the client for it\. The reason: The plan doesn’t cover it\./,
    ),
  ).toBeVisible()
  expect(card.getByText(/undo that at the claim/)).toBeVisible()
  expect(card.queryByText(/deductible/i)).toBeNull()
  expect(screen.getByText(/ · Not paid by the insurance$/)).toBeVisible()
})
