import { type Api, ApiError, NetworkError } from '@oaklet/api'
import type { RemittanceDetails } from '@oaklet/api/contract'
import {
  aClaim,
  aClaimSummary,
  aPage,
  aPayer,
  aPractice,
  aRemittanceDetails,
  fixtureId,
} from '@oaklet/api/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { renderScreen } from '../../../../../testing/render-screen'
import { TypedRemittanceScreen } from './TypedRemittanceScreen'

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date('2026-11-17T15:30:00Z') }))

type Type = Api['remittances']['type']
type Retype = Api['remittances']['retype']
const kept = (changes: Partial<RemittanceDetails> = {}) =>
  aRemittanceDetails({ fileName: null, method: 'CHK', traceNumber: '100234', ...changes })

const show = ({
  type = vi.fn<Type>(() => Promise.resolve(kept())),
  retype = vi.fn<Retype>(() => Promise.resolve(kept({ version: 2 }))),
  before = null,
  user = {},
}: { type?: Type; retype?: Retype; before?: RemittanceDetails | null; user?: object } = {}) =>
  renderScreen(<TypedRemittanceScreen />, {
    at: `/billing/claims/remittances/new${before === null ? '' : `?remittance=${before.id}`}`,
    route: '/billing/claims/remittances/new',
    user,
    api: {
      organization: { practice: () => Promise.resolve(aPractice()) },
      payers: { list: () => Promise.resolve([aPayer({ id: fixtureId(60), name: 'Aetna' })]) },
      claims: {
        list: () => Promise.resolve(aPage([aClaimSummary({ submittedOn: '2026-11-05' })])),
        get: () => Promise.resolve(aClaim()),
      },
      remittances: { type, retype, get: () => Promise.resolve(before ?? kept()) },
    },
  })

type Person = ReturnType<typeof show>['user']

const fields = () => within(screen.getByRole('form', { name: 'Payment' }))
const amount = (name: string) => fields().getByRole('textbox', { name: new RegExp(`^${name}`) })

/** Puts a text into a field at once: each key is an event, and these tests are long. */
async function paste(user: Person, field: HTMLElement, text: string) {
  await user.click(field)
  await user.paste(text)
}

/** Types the payment, and finds its claim; the first field of that has the focus then. */
async function typePayment(user: Person) {
  await paste(user, await screen.findByRole('combobox', { name: 'Insurance' }), 'Aet')
  await user.click(await screen.findByRole('option', { name: /Aetna/ }))
  await paste(user, amount('Check or transfer number'), '100234')
  const date = screen.getByRole('group', { name: 'Date' })
  const [month] = within(date).getAllByRole('spinbutton')
  month?.focus()
  await user.keyboard('11162026')
  await paste(user, amount('Amount'), '90')
  await paste(user, screen.getByRole('combobox', { name: /Find a claim/ }), 'K0000000')
  await user.click(await screen.findByRole('option', { name: /K000000018/ }))
  return screen.findByRole('group', { name: /90834, Nov 3, 2026: charged \$150.00/ })
}
const save = (user: Person) => user.click(screen.getByRole('button', { name: 'Save and look it through' }))

describe('a payment on paper', () => {
  test('is typed in claim by claim, says what is missing, and is looked through after saving', async () => {
    const type = vi.fn<Type>(() => Promise.resolve(kept()))
    const { user } = show({ type })
    const line = within(await typePayment(user))
    await waitFor(() => expect(line.getByRole('textbox', { name: /^Paid/ })).toHaveFocus())
    expect(screen.getAllByText('$90.00 of the payment is not typed in yet.')[0]).toBeVisible()
    await user.keyboard('90')
    expect(screen.getByText('$60.00 of the charge is not explained yet.')).toBeVisible()
    expect(screen.getAllByText(/come to the amount of the payment/)[0]).toBeVisible()
    await save(user)
    expect(await screen.findByText(`Went to /billing/claims/remittances/${kept().id}`)).toBeVisible()
    expect(type.mock.lastCall?.[1]).toEqual({
      ...{ payerId: fixtureId(60), method: 'CHK', amountCents: 9_000, paidOn: '2026-11-16' },
      traceNumber: '100234',
      claims: [
        {
          ...{ claimId: aClaim().id, payerClaimNumber: '', isForwarded: false, isReversal: false },
          lines: [
            {
              ...{ lineNumber: 'K00000001801', paidCents: 9_000, allowedCents: null },
              ...{ reasons: [], remarks: [] },
            },
          ],
        },
      ],
      adjustments: [],
    })
  })

  test('says how much is missing aloud, once the person rests', async () => {
    const { user } = show()
    await typePayment(user)
    await user.keyboard('100')
    const spoken = () => screen.getAllByRole('status').map(({ textContent }) => textContent)
    await waitFor(() => expect(spoken()).toContain('What is typed in comes to $10.00 more than the payment.'))
    expect(spoken()).toContain('90834, Nov 3, 2026: $50.00 of the charge is not explained yet.')
  })

  test('has money of no claim, whose sign nobody types', async () => {
    const type = vi.fn<Type>(() => Promise.resolve(kept()))
    const { user } = show({ type })
    await typePayment(user)
    await user.keyboard('90')
    await user.click(screen.getByRole('button', { name: 'Add money of no claim' }))
    const money = within(screen.getByRole('group', { name: 'Money of no claim 1' }))
    await user.type(money.getByRole('textbox', { name: /^Amount/ }), '1.37')
    await save(user)
    await waitFor(() =>
      expect(type.mock.lastCall?.[1].adjustments).toEqual([{ code: 'L6', reference: '', cents: -137 }]),
    )
  })
})

describe('what can’t be kept', () => {
  test('is said at its fields, and nothing is sent', async () => {
    const type = vi.fn<Type>()
    const { user } = show({ type })
    await user.click(await screen.findByRole('button', { name: 'Save and look it through' }))
    expect(await screen.findByText('5 things need your attention')).toBeVisible()
    expect(screen.getByRole('combobox', { name: 'Insurance' })).toBeInvalid()
    expect(amount('Amount')).toBeInvalid()
    expect(type).not.toHaveBeenCalled()
  })

  test('a refusal stands at its field, and a lost answer loses nothing', async () => {
    const refused = new ApiError({
      ...{ code: 'validation_failed', status: 422, serverMessage: 'Check what you entered.' },
      fieldErrors: [{ path: 'traceNumber', message: 'This payment was typed in before' }],
      requestId: null,
    })
    const type = vi.fn<Type>().mockRejectedValueOnce(new NetworkError('unreachable'))
    type.mockRejectedValueOnce(refused)
    const { user } = show({ type })
    await typePayment(user)
    await user.keyboard('90')
    await save(user)
    expect(await screen.findByRole('alert')).toHaveTextContent('what you entered is still here')
    await save(user)
    await waitFor(() => expect(amount('Check or transfer number')).toBeInvalid())
    expect(amount('Check or transfer number')).toHaveValue('100234')
    expect(amount('Paid')).toHaveValue('90.00')
    expect(type.mock.calls[1]?.[2]?.idempotencyKey).toBe(type.mock.calls[0]?.[2]?.idempotencyKey)
  })

  test('somebody who may not post can’t type one in', async () => {
    show({ user: { permissions: ['claims:view'] } })
    expect(await screen.findByText(/Somebody who may post/)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Save and look it through' })).toBeNull()
  })
})

describe('what was typed in before', () => {
  test('is put right over the version that was read', async () => {
    const retype = vi.fn<Retype>(() => Promise.resolve(kept({ version: 2 })))
    const { user } = show({ retype, before: kept() })
    const number = await screen.findByRole('textbox', { name: /^Check or transfer number/ })
    await user.clear(number)
    await user.paste('100235')
    expect(screen.getByRole('combobox', { name: 'Insurance' })).toBeDisabled()
    await save(user)
    await waitFor(() =>
      expect(retype.mock.lastCall?.[1]).toMatchObject({ traceNumber: '100235', version: 1 }),
    )
  })

  test('has other reasons, each with who bears it and its code', async () => {
    const retype = vi.fn<Retype>(() => Promise.resolve(kept({ version: 2 })))
    const { user } = show({ retype, before: kept() })
    expect(await screen.findByText(/^It balances/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: /^Add another reason/ }))
    const other = within(screen.getByRole('group', { name: /^Other reason 1/ }))
    await paste(user, other.getByRole('combobox', { name: 'Reason' }), '197')
    await user.click(await screen.findByRole('option', { name: '197: No authorization' }))
    await paste(user, other.getByRole('textbox', { name: /^Amount/ }), '5')
    expect(screen.getByText('$5.00 more than the charge.')).toBeVisible()
    await save(user)
    await waitFor(() =>
      expect(retype.mock.lastCall?.[1].claims[0]?.lines[0]?.reasons.at(-1)).toEqual({
        ...{ group: 'CO', code: '197', cents: 500 },
      }),
    )
  })

  test('that somebody else changed meanwhile is asked about, and saved over theirs', async () => {
    const theirs = kept({ version: 4, amountCents: 8_000 })
    const retype = vi.fn<Retype>().mockRejectedValueOnce(
      new ApiError({
        ...{ code: 'stale_edit', status: 409, serverMessage: 'Somebody changed it.', fieldErrors: [] },
        ...{ requestId: null, current: theirs },
      }),
    )
    const { user } = show({ retype: retype.mockResolvedValue(theirs), before: kept() })
    await screen.findByRole('textbox', { name: /^Check or transfer number/ })
    await save(user)
    expect(await screen.findByText('$80.00')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Save mine over theirs' }))
    await waitFor(() => expect(retype.mock.lastCall?.[1]).toMatchObject({ amountCents: 9_000, version: 4 }))
  })
})
