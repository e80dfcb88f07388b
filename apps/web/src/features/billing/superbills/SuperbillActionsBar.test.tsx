import { ApiError, NetworkError } from '@oaklet/api'
import type { Superbill } from '@oaklet/api/contract'
import { aPractice, aSuperbill, aSuperbillFinding } from '@oaklet/api/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { saveFile } from '../../../shared/save-file'
import type { FakeApi } from '../../../testing/fake-services'
import { renderScreen } from '../../../testing/render-screen'
import { SuperbillScreen } from './SuperbillScreen'

vi.mock('../../../shared/save-file', () => ({ saveFile: vi.fn() }))
beforeEach(() => vi.mocked(saveFile).mockClear())

const show = (superbill: Superbill, verbs: FakeApi['superbills']) =>
  renderScreen(<SuperbillScreen />, {
    at: `/billing/superbills/${superbill.id}`,
    api: {
      organization: { practice: () => Promise.resolve(aPractice()) },
      superbills: { get: () => Promise.resolve(superbill), ...verbs },
    },
  })

const draft = aSuperbill({ status: 'draft', number: null, issuedOn: null, version: 1 })
const lacking = aSuperbillFinding({ code: 'client_address_missing', where: 'client' })
const refusal = (code: ApiError['code'], status: number, more: object = {}) =>
  new ApiError({ code, status, serverMessage: 'Not now.', requestId: null, ...more })
const button = (name: string) => screen.findByRole('button', { name })
const question = () => screen.findByRole('alertdialog', { name: 'Issue it with something missing?' })

/** What was sent, call by call, with its key. */
const sentBy = (verb: ReturnType<typeof vi.fn>) =>
  verb.mock.calls.map((call: unknown[]) => [call[1], (call[2] as { idempotencyKey: string }).idempotencyKey])

describe('issuing', () => {
  test('a draft that lacks nothing needs no question', async () => {
    const issue = vi.fn(() => Promise.resolve(aSuperbill()))
    const { user } = show(draft, { issue })
    await user.click(await button('Issue superbill'))
    await waitFor(() => expect(issue).toHaveBeenCalledOnce())
    expect(sentBy(issue)[0]?.[0]).toEqual({ version: 1, allowIncomplete: false })
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  test('with something missing is asked about first, and names it', async () => {
    const issue = vi.fn(() => Promise.resolve(aSuperbill()))
    const { user } = show({ ...draft, missing: [lacking] }, { issue })
    await user.click(await button('Issue superbill'))
    expect(await question()).toHaveTextContent('The client has no address.')
    expect(issue).not.toHaveBeenCalled()
    await user.click(await button('Issue anyway'))
    await waitFor(() => expect(sentBy(issue)[0]?.[0]).toEqual({ version: 1, allowIncomplete: true }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  })

  test('what went missing meanwhile is asked about too', async () => {
    const issue = vi.fn(() => Promise.resolve(aSuperbill()))
    issue.mockRejectedValueOnce(refusal('superbill_incomplete', 409, { conflicts: [lacking] }))
    const { user } = show(draft, { issue })
    await user.click(await button('Issue superbill'))
    expect(await question()).toHaveTextContent('The client has no address.')
    expect(screen.queryByRole('alert')).toBeNull()
    await user.click(await button('Issue anyway'))
    await waitFor(() => expect(sentBy(issue)[1]?.[0]).toEqual({ version: 1, allowIncomplete: true }))
  })

  test.each([refusal('validation_failed', 422), refusal('stale_edit', 409)])(
    'says why it was refused, and asks for the draft as it is now',
    async (error) => {
      const get = vi.fn(() => Promise.resolve(draft))
      const { user } = show(draft, { get, issue: () => Promise.reject(error) })
      await user.click(await button('Issue superbill'))
      expect(await screen.findByRole('alert')).toHaveTextContent('Not now.')
      await waitFor(() => expect(get).toHaveBeenCalledTimes(2))
    },
  )

  test('after a lost answer sends the same again, although the draft was issued by then', async () => {
    const issue = vi.fn(() => Promise.reject(new NetworkError('unreachable')))
    const get = vi.fn(() => Promise.resolve({ ...draft, version: 2 }))
    get.mockResolvedValueOnce(draft)
    const { user } = show(draft, { get, issue })
    await user.click(await button('Issue superbill'))
    await waitFor(() => expect(get).toHaveBeenCalledTimes(2))
    await user.click(await button('Issue superbill'))
    await waitFor(() => expect(issue).toHaveBeenCalledTimes(2))
    expect(sentBy(issue)[1]).toEqual(sentBy(issue)[0])
  })
})

describe('sending', () => {
  test('goes to the client’s address unless another way is chosen', async () => {
    const send = vi.fn(() => Promise.resolve(aSuperbill({ status: 'sent' })))
    const { user } = show(aSuperbill(), { send })
    await user.click(await button('Send'))
    expect(await screen.findByText(/it tells the client’s diagnoses/)).toBeVisible()
    await user.click(await button('Send by e-mail'))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(sentBy(send)[0]?.[0]).toEqual({ version: 2, how: 'email', email: 'mari.vega@mail.example' })
  })

  test('by hand is only kept', async () => {
    const send = vi.fn(() => Promise.resolve(aSuperbill({ status: 'sent' })))
    const { user } = show(aSuperbill(), { send })
    await user.click(await button('Send'))
    await user.click(await screen.findByRole('radio', { name: 'Handed over' }))
    await user.click(await button('Mark as handed over'))
    await waitFor(() => expect(sentBy(send)[0]?.[0]).toEqual({ version: 2, how: 'handed_over', email: null }))
  })

  test('says so where no address permits e-mail', async () => {
    const { user } = show(aSuperbill({ emails: [] }), {})
    await user.click(await button('Send'))
    expect(await screen.findByText(/The client has no e-mail that may be written to/)).toBeVisible()
    expect(screen.getAllByRole('radio')).toHaveLength(1)
  })

  test('an address that is refused is said at the choice', async () => {
    const fieldErrors = [{ path: 'email', message: 'The client doesn’t permit e-mail' }]
    const send = () => Promise.reject(refusal('validation_failed', 422, { fieldErrors }))
    const { user } = show(aSuperbill(), { send })
    await user.click(await button('Send'))
    await user.click(await button('Send by e-mail'))
    const dialog = await screen.findByRole('dialog', { name: 'Send superbill' })
    const group = within(dialog).getByRole('radiogroup')
    await waitFor(() => expect(group).toHaveAccessibleDescription(/The client doesn’t permit e-mail/))
  })
})

describe('voiding', () => {
  test('needs a reason', async () => {
    const voidIssued = vi.fn(() => Promise.resolve(aSuperbill({ status: 'void' })))
    const { user } = show(aSuperbill({ status: 'sent' }), { voidIssued })
    await user.click(await button('Void superbill'))
    const dialog = await screen.findByRole('dialog', { name: 'Void superbill' })
    expect(dialog).toHaveTextContent('Tell the client not to use their copy.')
    await user.click(within(dialog).getByRole('button', { name: 'Void superbill' }))
    expect(voidIssued).not.toHaveBeenCalled()
    await user.type(within(dialog).getByRole('textbox', { name: 'Reason' }), 'Wrong month')
    await user.click(within(dialog).getByRole('button', { name: 'Void superbill' }))
    await waitFor(() => expect(sentBy(voidIssued)[0]?.[0]).toEqual({ version: 2, reason: 'Wrong month' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  test('that was refused keeps the reason that was typed', async () => {
    const { user } = show(aSuperbill(), { voidIssued: () => Promise.reject(refusal('stale_edit', 409)) })
    await user.click(await button('Void superbill'))
    const dialog = within(await screen.findByRole('dialog', { name: 'Void superbill' }))
    await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Wrong month')
    await user.click(dialog.getByRole('button', { name: 'Void superbill' }))
    expect(await dialog.findByRole('alert')).toHaveTextContent('Not now.')
    expect(dialog.getByRole('textbox', { name: 'Reason' })).toHaveValue('Wrong month')
  })
})

test('a draft is deleted after a question, and the list is shown', async () => {
  const remove = vi.fn(() => Promise.resolve())
  const { user } = show(draft, { remove })
  await user.click(await button('Delete draft'))
  const asked = await screen.findByRole('alertdialog', { name: 'Delete this draft?' })
  await user.click(within(asked).getByRole('button', { name: 'Delete draft' }))
  expect(await screen.findByText('Went to /billing/superbills')).toBeVisible()
  expect(remove).toHaveBeenCalledOnce()
})

describe('the file', () => {
  test('is saved under the name that the server gives, else under its number', async () => {
    const file = { bytes: new Uint8Array([37]), contentType: 'application/pdf', fileName: null }
    const { user } = show(aSuperbill(), { download: () => Promise.resolve(file) })
    await user.click(await button('Download PDF'))
    await waitFor(() => expect(saveFile).toHaveBeenCalledWith({ ...file, fileName: 'superbill-1001.pdf' }))
  })

  test('that could not be had says why', async () => {
    const { user } = show(aSuperbill(), { download: () => Promise.reject(new NetworkError('unreachable')) })
    await user.click(await button('Download PDF'))
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Failed to download superbill. Oaklet can’t be reached',
    )
  })

  test('is printed as the page that is shown', async () => {
    const print = vi.spyOn(window, 'print').mockReturnValue()
    const { user } = show(aSuperbill(), {})
    await user.click(await button('Print'))
    expect(print).toHaveBeenCalledOnce()
    print.mockRestore()
  })
})
