import { ApiError, RateLimitedError } from '@oaklet/api'
import type { Invitation } from '@oaklet/api/contract'
import { anInvitation, anOwnRole, aPage, aPractice, createDeferred, fixtureId } from '@oaklet/api/testing'
import { PAGE_HEADING_ID, ToastRegion, toasts } from '@oaklet/design-system'
import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { FakeApi } from '../../../testing/fake-services'
import { renderScreen } from '../../../testing/render-screen'
import { staffQueries } from '../staff-queries'
import { StaffScreen } from '../StaffScreen'

const IVY = anInvitation()
const NOAH = anInvitation({ staffId: fixtureId(24), name: 'Noah Reed', email: 'noah@oakwood.example' })
const facts = { serverMessage: null, requestId: null }
const failed = new ApiError({ code: 'internal', status: 500, ...facts })
const limited = { code: 'rate_limited', status: 429, ...facts } as const
const tooSoon = new RateLimitedError(limited, 27)
const tooMany = new RateLimitedError(limited, 841)

const show = (invitations: FakeApi['invitations'] = {}, roles: FakeApi['roles'] = {}) =>
  renderScreen(
    <>
      <StaffScreen />
      <ToastRegion />
    </>,
    {
      at: '/company/staff',
      api: {
        staff: { list: () => Promise.resolve(aPage([])) },
        organization: {
          practice: () => Promise.resolve(aPractice()),
          practices: () => Promise.resolve([aPractice()]),
        },
        roles: { list: () => Promise.resolve([anOwnRole()]), ...roles },
        invitations: { list: () => Promise.resolve([]), ...invitations },
      },
    },
  )
type Shown = ReturnType<typeof show>
const button = (name: string | RegExp) => screen.findByRole('button', { name })
const toast = (title: string) => screen.findByRole('alertdialog', { name: title })

// Returns nothing, because awaiting the call keeps React's queue open for what comes late.
afterEach(() => {
  act(() => toasts.clear())
})

describe('inviting somebody', () => {
  const fill = async ({ user }: Shown) => {
    await user.click(await button('Invite someone'))
    await user.type(await screen.findByLabelText('Name'), 'Ivy Park')
    await user.type(screen.getByLabelText('E-mail'), 'ivy@oakwood.example')
    await user.click(await screen.findByRole('checkbox', { name: 'Front desk' }))
  }
  const send = ({ user }: Shown) => user.keyboard('{Control>}{Enter}{/Control}')

  test('sends name, e-mail, roles and practices once, and says so', async () => {
    const create = vi.fn(() => Promise.resolve(IVY))
    const shown = show({ create })
    await fill(shown)
    await send(shown)
    expect(await toast('Invitation sent to ivy@oakwood.example')).toBeVisible()
    expect(create).toHaveBeenCalledExactlyOnceWith(
      { orgId: fixtureId(2) },
      {
        ...{ name: 'Ivy Park', email: 'ivy@oakwood.example', credentials: '', isClinician: true },
        ...{ roleIds: [anOwnRole().id], practiceIds: [aPractice().id] },
      },
      { idempotencyKey: expect.any(String) as string },
    )
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('asks for what is missing before anything is sent', async () => {
    const shown = show()
    await shown.user.click(await button('Invite someone'))
    await screen.findByRole('checkbox', { name: 'Front desk' })
    await send(shown)
    const summary = await screen.findByRole('group', { name: /3 things/ })
    for (const words of ['Enter a name', 'Enter an e-mail like name@practice.com', 'Choose a role']) {
      expect(within(summary).getByText(words)).toBeVisible()
    }
  })

  test('somebody who is here already is refused at the e-mail, and what was typed stays', async () => {
    const message = 'Ivy Park works here already with this e-mail'
    const refused = new ApiError({
      ...{ code: 'validation_failed', status: 422, ...facts },
      fieldErrors: [{ path: 'email', message }],
    })
    const shown = show({ create: () => Promise.reject(refused) })
    await fill(shown)
    await send(shown)
    await waitFor(() =>
      expect(screen.getByLabelText('E-mail')).toHaveAccessibleDescription(new RegExp(message)),
    )
    expect(screen.getByLabelText('Name')).toHaveValue('Ivy Park')
  })

  test('that fails keeps everything typed, and can be sent again as the same', async () => {
    const create = vi.fn().mockRejectedValueOnce(failed).mockResolvedValue(IVY)
    const shown = show({ create })
    await fill(shown)
    await send(shown)
    const dialog = within(await screen.findByRole('dialog', { name: 'Invite someone' }))
    expect(await dialog.findByRole('alert')).toHaveTextContent('Failed to send the invitation')
    expect(screen.getByLabelText('Name')).toHaveValue('Ivy Park')
    expect(screen.getByLabelText('E-mail')).toHaveValue('ivy@oakwood.example')
    expect(screen.getByRole('checkbox', { name: 'Front desk' })).toBeChecked()
    await send(shown)
    expect(await toast('Invitation sent to ivy@oakwood.example')).toBeVisible()
    const [first, second] = create.mock.calls.map((call: unknown[]) => call[2])
    expect(first).toEqual(second)
  })

  test('after too many others says how long to wait, and keeps what was typed', async () => {
    const shown = show({ create: () => Promise.reject(tooMany) })
    await fill(shown)
    await send(shown)
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Invitations can’t be sent this often. You can send this one in 15 minutes; what you entered is still here.',
    )
    expect(screen.getByLabelText('Name')).toHaveValue('Ivy Park')
  })

  test('roles that could not be loaded can be asked for again without losing what was typed', async () => {
    const list = vi.fn().mockRejectedValueOnce(failed).mockResolvedValue([anOwnRole()])
    const { user } = show({}, { list })
    await user.click(await button('Invite someone'))
    await user.type(await screen.findByLabelText('Name'), 'Ivy')
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load')
    await user.click(await button('Try again'))
    expect(await screen.findByRole('checkbox', { name: 'Front desk' })).toBeVisible()
    expect(screen.getByLabelText('Name')).toHaveValue('Ivy')
  })

  test('closing what was typed asks first', async () => {
    const shown = show()
    await fill(shown)
    await shown.user.keyboard('{Escape}')
    expect(await screen.findByRole('alertdialog', { name: 'Close without saving?' })).toBeVisible()
  })

  test('can’t be closed while it is being sent', async () => {
    const answer = createDeferred<Invitation>()
    const shown = show({ create: () => answer.promise })
    await fill(shown)
    await send(shown)
    await button('Sending…')
    await shown.user.keyboard('{Escape}')
    await shown.user.click(await button('Cancel'))
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(screen.getByRole('dialog', { name: 'Invite someone' })).toBeVisible()
    answer.resolve(IVY)
    expect(await toast('Invitation sent to ivy@oakwood.example')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  test('says that it was sent, and lists it, also when the page was left before the answer', async () => {
    const answer = createDeferred<Invitation>()
    const list = vi.fn(() => Promise.resolve([]))
    const shown = show({ create: () => answer.promise, list })
    await fill(shown)
    await send(shown)
    await button('Sending…')
    const { queryKey } = staffQueries({} as never, fixtureId(2)).invitations()
    void shown.router.navigate('/elsewhere')
    await shown.user.click(await button('Leave without saving'))
    await screen.findByText('Went to /elsewhere')
    answer.resolve(IVY)
    await waitFor(() => expect(toasts.visibleToasts).toHaveLength(1))
    expect(shown.queryClient.getQueryState(queryKey)?.isInvalidated).toBe(true)
  })
})

describe('an open invitation', () => {
  const both = () => Promise.resolve([IVY, NOAH])

  test('says whom, as what, and until when', async () => {
    show({ list: () => Promise.resolve([IVY, { ...NOAH, isExpired: true }]) })
    expect(await screen.findByText('ivy@oakwood.example, Clinician in Oakwood Downtown')).toBeVisible()
    expect(screen.getByText(/^Runs out Mon, Nov 23/)).toBeVisible()
    expect(screen.getByText(/^Ran out Mon, Nov 23/)).toBeVisible()
    expect(screen.getAllByText('No longer good')).toHaveLength(1)
  })

  test('is sent again from its own line, which keeps the focus', async () => {
    const resend = vi.fn(() => Promise.resolve(IVY))
    const { user } = show({ list: both, resend })
    const again = await button('Send again the invitation of Ivy Park')
    await user.click(again)
    expect(await toast('Invitation sent again to ivy@oakwood.example')).toBeVisible()
    expect(resend).toHaveBeenCalledWith({ orgId: fixtureId(2), staffId: IVY.staffId })
    expect(again).toHaveFocus()
  })

  test.each([
    ['that was sent just now', tooSoon, '27 seconds'],
    ['of an organization that sent too many', tooMany, '15 minutes'],
  ])('%s says in its place how long to wait', async (_, refusal, wait) => {
    const { user } = show({ list: both, resend: () => Promise.reject(refusal) })
    await user.click(await button('Send again the invitation of Ivy Park'))
    const [line] = within(screen.getByRole('list', { name: 'Open invitations' })).getAllByRole('listitem')
    expect(await within(line ?? document.body).findByRole('alert')).toHaveTextContent(
      `Invitations can’t be sent this often. You can send this one again in ${wait}.`,
    )
  })

  test('is revoked once that was confirmed; the focus goes to those that are left, then to the heading', async () => {
    const list = vi.fn().mockResolvedValue([IVY, NOAH])
    const revoke = vi.fn(() => Promise.resolve())
    const { user } = show({ list, revoke })
    const revokeOne = async (name: string) => {
      await user.click(await button(`Revoke the invitation of ${name}`))
      await screen.findByRole('alertdialog', { name: `Revoke the invitation of ${name}?` })
      await user.click(await button('Revoke'))
    }
    await user.click(await button('Revoke the invitation of Ivy Park'))
    await user.click(await button('Keep it'))
    expect(revoke).not.toHaveBeenCalled()
    list.mockResolvedValue([NOAH])
    await revokeOne('Ivy Park')
    expect(await toast('Invitation of Ivy Park revoked')).toBeVisible()
    await waitFor(() => expect(screen.getByRole('region', { name: 'Invitations' })).toHaveFocus())
    list.mockResolvedValue([])
    await revokeOne('Noah Reed')
    await waitFor(() => expect(document.getElementById(PAGE_HEADING_ID)).toHaveFocus())
  })

  test('that can’t be revoked says why in its line, and stays', async () => {
    const serverMessage = 'Appointments are still to come with this person.'
    const refused = new ApiError({ code: 'transition_refused', status: 409, serverMessage, requestId: null })
    const { user } = show({ list: both, revoke: () => Promise.reject(refused) })
    await user.click(await button('Revoke the invitation of Ivy Park'))
    await user.click(await button('Revoke'))
    const line = (await screen.findByText(/^ivy@oakwood.example/)).closest('li')
    expect(await within(line ?? document.body).findByRole('alert')).toHaveTextContent(serverMessage)
    expect(await button('Revoke the invitation of Ivy Park')).toBeEnabled()
  })

  test('tells at once that it could not be sent again, and stays while the list can’t be had', async () => {
    const reload = createDeferred<Invitation[]>()
    const list = vi.fn().mockResolvedValueOnce([IVY]).mockReturnValue(reload.promise)
    const { user, queryClient } = show({ list, resend: () => Promise.reject(failed) })
    await user.click(await button('Send again the invitation of Ivy Park'))
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to send the invitation')
    reload.reject(failed)
    await waitFor(() => expect(queryClient.isFetching()).toBe(0))
    expect(screen.getByRole('alert')).toHaveTextContent('Failed to send the invitation')
    expect(screen.getByText(/^ivy@oakwood.example/)).toBeVisible()
  })

  test('those that could not be loaded can be asked for again', async () => {
    const list = vi.fn().mockRejectedValueOnce(failed).mockResolvedValue([IVY])
    const { user } = show({ list })
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load invitations')
    await user.click(await button('Try again'))
    expect(await screen.findByText(/^ivy@oakwood.example/)).toBeVisible()
  })
})
