import { type Api, ApiError, NetworkError } from '@oaklet/api'
import type { Claim } from '@oaklet/api/contract'
import {
  aClaim,
  aClaimEvent,
  aClaimFinding,
  aClaimForm,
  aClaimLine,
  aClaimPerson,
  aClaimSubmission,
  anOtherInsurance,
  aPractice,
  fixtureId,
} from '@oaklet/api/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { chooseMore } from '../../../../testing/choose-more'
import { renderScreen } from '../../../../testing/render-screen'
import { ClaimScreen } from './ClaimScreen'

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date('2026-11-17T13:00:00Z') }))

const show = (claim: Claim, claims: Partial<Api['claims']> = {}) =>
  renderScreen(<ClaimScreen />, {
    at: `/billing/claims/${claim.id}`,
    route: '/billing/claims/:claimId',
    api: {
      organization: { practice: () => Promise.resolve(aPractice()) },
      claims: { get: () => Promise.resolve(claim), ...claims },
      receivedFiles: { ofClaim: () => Promise.resolve([]) },
    },
  })

const sent = (changes: Partial<Claim> = {}) =>
  aClaim({ state: 'submitted', steps: ['accept', 'reject'], openCents: 15_000, ...changes })
const part = async (name: string) => within(await screen.findByRole('region', { name }))
const factOf = (scope: Awaited<ReturnType<typeof part>>, term: string) =>
  scope.getByText(term).nextElementSibling?.textContent
const NAMES = /^(Make|Mark|Correct|Claim to|Record|Download)/
const buttons = () => screen.queryAllByRole('button', { name: NAMES }).map(({ textContent }) => textContent)

describe('what a claim says', () => {
  test('stands in the order of the paper form, each box with its number', async () => {
    const subscriber = aClaimPerson({ firstName: 'Ana', sex: 'female' })
    show(
      sent({
        form: aClaimForm({
          relation: 'child',
          subscriber,
          otherInsurance: anOtherInsurance(),
          groupNumber: '',
        }),
      }),
    )
    const insurance = await part('Insurance')
    expect(factOf(insurance, 'Member id (box 1a)')).toBe('HV448120033')
    expect(factOf(insurance, 'Group number (box 11)')).toBe('Not known')
    expect(factOf(insurance, 'Release of information (box 12)')).toBe('Signed January 5, 2026')
    const client = await part('Client and policy holder')
    expect(factOf(client, 'Client (box 2)')).toBe('Marisol Vega')
    expect(factOf(client, 'The client is (box 6)')).toBe('The policy holder’s child')
    expect(factOf(client, 'Policy holder (box 4)')).toBe('Ana Vega')
    expect(factOf(await part('Other insurance'), 'Other insurance (box 9d)')).toBe('Empire Mutual')
    expect(factOf(await part('Condition'), 'Onset (box 14)')).toBe('Not known')
    const row = within(screen.getByRole('row', { name: /Nov 3, 2026/ }))
    for (const words of ['90834', '11 Office', 'F41.1', '$150.00']) expect(row.getByText(words)).toBeVisible()
    expect(factOf(await part('Payment'), 'Total (box 28)')).toBe('$150.00')
    expect(factOf(await part('Clinician and practice'), 'NPI of who bills (box 33a)')).toBe('1234567893')
    expect(screen.queryByRole('form')).toBeNull()
  })

  test('where each box goes in a file is one key away, for the holder of this policy', async () => {
    const { user } = show(sent())
    await user.click(await screen.findByRole('button', { name: 'Where does this go' }))
    const row = within(screen.getByRole('row', { name: /Client’s name/ }))
    expect(row.getByText('2010BA NM1 IL: NM103, NM104, NM105')).toBeVisible()
    expect(row.getByText(/client\.lastName/)).toBeVisible()
  })

  test('the history says who did what, how it was sent, and which fields changed', async () => {
    const sentAgain = { at: '2026-11-05T15:00:00.036Z', kind: 'submitted', state: 'submitted' } as const
    show(
      sent({
        history: [
          aClaimEvent({ id: fixtureId(91), ...sentAgain }),
          aClaimEvent({
            id: fixtureId(92),
            kind: 'changed',
            changes: [{ field: 'note', before: '', after: 'Sent by school' }],
          }),
          aClaimEvent({ id: fixtureId(93), kind: 'submitted', state: 'submitted' }),
        ],
        // Their times are read one after the other, so that they differ.
        submissions: [
          aClaimSubmission({ attempt: 2, way: 'paper', at: '2026-11-05T15:00:00.000Z' }),
          aClaimSubmission({ attempt: 1, way: 'file', at: '2026-11-04T14:59:59.000Z' }),
        ],
      }),
    )
    const history = within(await screen.findByRole('list', { name: 'History of this claim' }))
    expect(history.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Sent on the paper formThu, Nov 5, 10:00 AMby Olivia Bennett',
      'ChangedWed, Nov 4, 10:00 AMby Olivia BennettNote: nothing → Sent by school',
      'Sent in a fileWed, Nov 4, 10:00 AMby Olivia Bennett',
    ])
  })

  test('claims for the same sessions to other insurances are one press away', async () => {
    const beside = { id: fixtureId(96), pcn: 'K000000026', payerName: 'Empire Mutual', priority: 2 }
    show(sent({ beside: [{ ...beside, state: 'rejected' }], state: 'paid', label: 'waiting_for_second' }))
    const others = await part('Claims to other insurances')
    const link = others.getByRole('link', { name: 'Claim K000000026' })
    expect(link).toHaveAttribute('href', `/billing/claims/${fixtureId(96)}`)
    expect(others.getByText('Empire Mutual, Second insurance')).toBeVisible()
    expect(others.getByText('Rejected')).toBeVisible()
    expect(screen.getByText('Waiting for second insurance')).toBeVisible()
  })

  test('the history leads to the payment that was posted', async () => {
    const history = [
      aClaimEvent({ kind: 'posted', state: 'paid', reason: 'AETNA EFT0000001', remittanceId: fixtureId(98) }),
    ]
    show(sent({ history }))
    const list = within(await screen.findByRole('list', { name: 'History of this claim' }))
    expect(list.getByRole('link', { name: 'AETNA EFT0000001' })).toHaveAttribute(
      'href',
      `/billing/claims/remittances/${fixtureId(98)}`,
    )
  })
})

const [FORM, OVERLAY] = ['Download CMS-1500', 'Download for paper form']

test.each([
  ['ready to go in a file', aClaim(), ['Make a file', 'Mark as sent'], [FORM, OVERLAY, 'Delete claim']],
  ['ready to go on paper', aClaim({ delivery: 'paper' }), ['Mark as sent', FORM], [OVERLAY, 'Delete claim']],
  ['that was sent', sent(), ['Mark as accepted', 'Mark as rejected'], [FORM, OVERLAY]],
  [
    'that was rejected',
    sent({ state: 'rejected', steps: ['change', 'void'] }),
    [FORM, OVERLAY],
    ['Void claim'],
  ],
  [
    'that was accepted',
    sent({ state: 'accepted', steps: ['reject', 'cancel'] }),
    ...[
      ['Mark as rejected', FORM],
      [OVERLAY, 'Take claim back'],
    ],
  ],
  [
    'that was denied',
    sent({ state: 'denied', steps: ['replace', 'write_off', 'give_to_client', 'second_claim', 'appeal'] }),
    ['Correct claim', 'Claim to the second insurance'],
    ['Record an appeal', FORM, OVERLAY, 'Write off the rest', 'Give the rest to the client'],
  ],
  [
    'that replaces one',
    sent({ state: 'rejected', steps: ['change', 'keep'], isReplacement: true }),
    ...[[FORM, OVERLAY], ['Leave claim as it was']],
  ],
])(
  'of a claim %s can be done what the server says: two as buttons, the others under More',
  async (_, claim, first, others) => {
    const { user } = show(claim)
    await screen.findByRole('button', { name: 'More' })
    expect(buttons()).toEqual(first)
    await user.click(screen.getByRole('button', { name: 'More' }))
    const items = await screen.findAllByRole('menuitem')
    expect(items.map(({ textContent }) => textContent)).toEqual(others)
  },
)

test('a claim that others deal with can be downloaded, and there is no menu', async () => {
  show(aClaim({ steps: [] }))
  await screen.findByRole('button', { name: FORM })
  expect(buttons()).toEqual([FORM, OVERLAY])
  expect(screen.queryByRole('button', { name: 'More' })).toBeNull()
})

test('an action of the menu is taken by keyboard, and the menu’s button has the focus afterwards', async () => {
  const { user } = show(sent({ state: 'rejected', steps: ['change', 'void'] }))
  const more = await screen.findByRole('button', { name: 'More' })
  more.focus()
  await user.keyboard('{Enter}')
  await screen.findByRole('menuitem', { name: 'Void claim' })
  await user.keyboard('{Enter}')
  await screen.findByRole('dialog', { name: 'Void claim' })
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(more).toHaveFocus())
})

describe('a step', () => {
  test('sending on paper asks how, and says warnings before they are confirmed', async () => {
    const submit = vi.fn<Api['claims']['submit']>(() => Promise.resolve(sent()))
    const findings = [aClaimFinding({ level: 'warning', words: 'No group number' })]
    const { user } = show(aClaim({ findings }), { submit })
    await user.click(await screen.findByRole('button', { name: 'Mark as sent' }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByText('No group number.')).toBeVisible()
    await user.click(dialog.getByRole('button', { name: 'Mark as sent anyway' }))
    expect(await dialog.findByRole('link', { name: 'Choose how it was sent' })).toBeVisible()
    await user.click(dialog.getByRole('radio', { name: /Elsewhere/ }))
    await user.click(dialog.getByRole('button', { name: 'Mark as sent anyway' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(submit.mock.lastCall?.[1]).toEqual({ version: 1, way: 'elsewhere', allowWarnings: true })
  })

  test('what stands in the way now is said, and has to be confirmed anew', async () => {
    const refused = new ApiError({
      code: 'scrub_failed',
      status: 409,
      serverMessage: 'Something stands in the way.',
      requestId: null,
      conflicts: [aClaimFinding({ level: 'warning', words: 'Only 1 visit is left' })],
    })
    const submit = vi.fn<Api['claims']['submit']>().mockRejectedValueOnce(refused)
    const { user } = show(aClaim({ delivery: 'paper' }), { submit: submit.mockResolvedValue(sent()) })
    await user.click(await screen.findByRole('button', { name: 'Mark as sent' }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.click(dialog.getByRole('button', { name: 'Mark as sent' }))
    expect(await dialog.findByText('Only 1 visit is left.')).toBeVisible()
    await user.click(dialog.getByRole('button', { name: 'Mark as sent anyway' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(submit.mock.calls.map(([, body]) => body.allowWarnings)).toEqual([false, true])
  })

  test('accepting keeps the insurance’s number, and rejecting needs what it said', async () => {
    const accept = vi.fn<Api['claims']['accept']>(() => Promise.resolve(sent({ state: 'accepted' })))
    const reject = vi.fn<Api['claims']['reject']>(() => Promise.reject(new NetworkError('unreachable')))
    const { user } = show(sent(), { accept, reject })
    await user.click(await screen.findByRole('button', { name: 'Mark as accepted' }))
    await user.type(await screen.findByRole('textbox', { name: /claim number/ }), 'HV-99')
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Mark as accepted' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(accept.mock.lastCall?.[1]).toEqual({ version: 1, payerClaimNumber: 'HV-99' })
    await user.click(screen.getByRole('button', { name: 'Mark as rejected' }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.click(dialog.getByRole('button', { name: 'Mark as rejected' }))
    expect(await dialog.findByRole('link', { name: 'Say why it was rejected' })).toBeVisible()
    await user.type(dialog.getByRole('textbox', { name: /What the insurance said/ }), 'Unknown member')
    await user.click(dialog.getByRole('button', { name: 'Mark as rejected' }))
    expect(await dialog.findByRole('alert')).toHaveTextContent('Failed to save claim')
    expect(dialog.getByRole('textbox')).toHaveValue('Unknown member')
  })

  test('correcting one takes the insurance’s number of it, which is known from its acceptance', async () => {
    const replace = vi.fn<Api['claims']['replace']>(() => Promise.resolve(aClaim()))
    const denied = sent({ state: 'denied', steps: ['replace'], acceptedNumber: 'HV-99' })
    const { user } = show(denied, { replace })
    await user.click(await screen.findByRole('button', { name: 'Correct claim' }))
    const dialog = within(await screen.findByRole('dialog'))
    const number = dialog.getByRole('textbox', { name: 'Insurance’s claim number' })
    expect(number).toHaveValue('HV-99')
    await user.clear(number)
    await user.click(dialog.getByRole('button', { name: 'Correct claim' }))
    expect(await dialog.findByRole('link', { name: /Enter the insurance’s number/ })).toBeVisible()
    await user.type(number, 'HV-98')
    await user.click(dialog.getByRole('button', { name: 'Correct claim' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(replace.mock.lastCall?.[1]).toEqual({ version: 1, payerClaimNumber: 'HV-98' })
  })

  test('accepting one keeps the insurance’s number where it is known already', async () => {
    const { user } = show(sent({ acceptedNumber: 'HV-99' }))
    await user.click(await screen.findByRole('button', { name: 'Mark as accepted' }))
    expect(await screen.findByRole('textbox', { name: /claim number/ })).toHaveValue('HV-99')
  })

  test('voiding one needs the reason, and says what the server refuses of it at its field', async () => {
    const refused = new ApiError({
      ...{ code: 'validation_failed', status: 422, serverMessage: 'Not valid', requestId: null },
      fieldErrors: [{ path: 'reason', message: 'Leave out the diagnosis' }],
    })
    const voidSent = vi.fn<Api['claims']['voidSent']>().mockRejectedValueOnce(refused)
    const rejected = sent({ state: 'rejected', steps: ['void'] })
    const { user } = show(rejected, { voidSent: voidSent.mockResolvedValue(sent({ state: 'void' })) })
    await chooseMore(user, 'Void claim')
    const dialog = within(await screen.findByRole('dialog'))
    await user.click(dialog.getByRole('button', { name: 'Void claim' }))
    expect(await dialog.findByRole('link', { name: 'Say why it is void' })).toBeVisible()
    await user.type(dialog.getByRole('textbox', { name: /Reason/ }), 'Never happened')
    await user.click(dialog.getByRole('button', { name: 'Void claim' }))
    expect(await dialog.findByRole('link', { name: 'Leave out the diagnosis' })).toBeVisible()
    await user.click(dialog.getByRole('button', { name: 'Void claim' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(voidSent.mock.lastCall?.[1]).toEqual({ version: 1, reason: 'Never happened' })
  })

  test('taking one back says what comes of it', async () => {
    const cancel = vi.fn<Api['claims']['cancel']>(() => Promise.resolve(aClaim()))
    const accepted = sent({ state: 'accepted', steps: ['cancel'], acceptedNumber: 'HV-99' })
    const { user } = show(accepted, { cancel })
    await chooseMore(user, 'Take claim back')
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByText(/Once the insurance accepts that, it is void/)).toBeVisible()
    await user.click(dialog.getByRole('button', { name: 'Take claim back' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(cancel.mock.lastCall?.[1]).toEqual({ version: 1, payerClaimNumber: 'HV-99' })
  })

  test('a correction has all sessions, stays one, and is given up once that is confirmed', async () => {
    const keep = vi.fn<Api['claims']['keep']>(() => Promise.resolve(sent({ state: 'denied' })))
    const form = aClaimForm({ frequency: '7', lines: [aClaimLine(), aClaimLine({ controlNumber: 'L2' })] })
    const steps: Claim['steps'] = ['change', 'submit', 'keep']
    const { user } = show(sent({ state: 'ready', steps, form, isReplacement: true }), { keep })
    expect(await screen.findAllByRole('group', { name: /^Session of/ })).toHaveLength(2)
    expect(screen.queryByRole('button', { name: /off the claim/ })).toBeNull()
    expect(screen.queryByRole('button', { name: /Kind of claim/ })).toBeNull()
    await chooseMore(user, 'Leave claim as it was')
    const question = within(await screen.findByRole('alertdialog'))
    await user.click(question.getByRole('button', { name: 'Leave claim as it was' }))
    await waitFor(() => expect(keep).toHaveBeenCalledOnce())
    expect(keep.mock.lastCall?.[1]).toEqual({ version: 1 })
  })

  test('a deleted claim leads back to the list', async () => {
    const remove = vi.fn<Api['claims']['remove']>(() => Promise.resolve())
    const { user } = show(aClaim(), { remove })
    await chooseMore(user, 'Delete claim')
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete claim' }),
    )
    expect(await screen.findByText('Went to /billing/claims')).toBeVisible()
    expect(remove).toHaveBeenCalledOnce()
  })

  test('a download that fails says so where it was asked for', async () => {
    const download = vi.fn<Api['claims']['download']>(() => Promise.reject(new NetworkError('unreachable')))
    const { user } = show(sent(), { download })
    await chooseMore(user, OVERLAY)
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to download claim')
    expect(download.mock.lastCall?.[0]).toMatchObject({ print: 'overlay' })
  })
})

test('says what went wrong, and tries again when asked', async () => {
  const get = vi.fn().mockRejectedValueOnce(new NetworkError('unreachable')).mockResolvedValue(aClaim())
  const { user } = show(aClaim(), { get })
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load claim')
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Claim K000000018')
})
