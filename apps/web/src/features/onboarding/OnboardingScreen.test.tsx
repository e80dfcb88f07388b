import { ApiError, NetworkError, type OnboardingApi, UnauthorizedError } from '@oaklet/api'
import type { OnboardingForms } from '@oaklet/api/contract'
import { someOnboardingForms } from '@oaklet/api/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { replaceWith } from '../../shared/leave-for'
import { OnboardingContext } from '../../shared/use-onboarding'
import { PageShownContext } from '../../shared/use-page'
import { fakeSession } from '../../testing/fake-services'
import { renderScreen } from '../../testing/render-screen'
import { OnboardingScreen } from './OnboardingScreen'

vi.mock('../../shared/leave-for', () => ({ replaceWith: vi.fn() }))
beforeEach(() => void vi.mocked(replaceWith).mockClear())
afterEach(() => void vi.useRealTimers())

const LINK = { linkId: 'o.k' }
const OPENED = { practiceName: 'Oakwood Therapy Group', asksBirthDate: true, isVerified: false }
const ITEMS = someOnboardingForms().items
const [ABOUT, PERSON, PHQ9] = ITEMS
const idOf = (kind: string) => ITEMS.find((item) => item.kind === kind)?.id ?? ''

const failed = (code: 'link_unavailable' | 'stale_edit' | 'packet_incomplete', status: number, more = {}) =>
  new ApiError({ code, status, serverMessage: null, requestId: null, ...more })
const signedOut = () =>
  new UnauthorizedError({ code: 'unauthenticated', status: 401, serverMessage: null, requestId: null })

/** The forms with these answers, by kind and page. */
function formsWith(
  given: Record<string, Record<string, Record<string, string | number | boolean>>>,
  changes: Partial<OnboardingForms> = {},
): OnboardingForms {
  return someOnboardingForms({
    ...changes,
    items: ITEMS.map((item) => {
      const pages = item.pages.map((page) => {
        const answers = given[item.kind]?.[page.page] ?? null
        return { ...page, answers, rev: answers === null ? 0 : 1 }
      })
      const isWhole = pages.every(({ answers }) => answers !== null)
      const state = isWhole && item.kind !== 'phq9' ? 'done' : 'not_started'
      return { ...item, pages, state: given[item.kind] && !isWhole ? 'in_progress' : state }
    }),
  })
}

function show({
  at = '/client-onboarding/o.k',
  forms = someOnboardingForms(),
  calls = {},
  isVerified = true,
}: {
  at?: string
  forms?: OnboardingForms
  calls?: Partial<OnboardingApi>
  isVerified?: boolean
}) {
  const api = {
    open: vi.fn(() => Promise.resolve(OPENED)),
    getSession: vi.fn(() => Promise.resolve({ ...OPENED, isVerified })),
    getForms: vi.fn(() => Promise.resolve(forms)),
    leave: vi.fn(() => Promise.resolve()),
    ...calls,
  }
  const view = renderScreen(
    <PageShownContext value={{ current: true }}>
      <OnboardingContext value={api as unknown as OnboardingApi}>
        <OnboardingScreen />
      </OnboardingContext>
    </PageShownContext>,
    {
      ...{ at, route: '/client-onboarding/:linkId' },
      session: fakeSession({ status: 'signed-out', user: null, reason: null }),
    },
  )
  const press = async (name: string | RegExp) => view.user.click(await screen.findByRole('button', { name }))
  return { ...view, api, press }
}

const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name })
const at = (kind: string, page: string) => `/client-onboarding/o.k?item=${idOf(kind)}&page=${page}`

test('trades the secret for a session, takes it out of the address, and lets in with the code', async () => {
  const sendCode = vi.fn(() => Promise.resolve({ resendIn: 30 }))
  const verify = vi.fn(() => Promise.resolve({ ...OPENED, isVerified: true }))
  const { api, user, press, router } = show({
    at: '/client-onboarding/o.k#secret',
    calls: { sendCode, verify },
  })
  expect(await heading('Check that it’s you')).toBeVisible()
  expect(api.open).toHaveBeenCalledExactlyOnceWith(LINK, { secret: 'secret' }, expect.anything())
  await waitFor(() => expect(router.state.location.hash).toBe(''))
  await press('Send me a code')
  await waitFor(async () => expect(await heading('Enter your code')).toHaveFocus())
  expect(sendCode).toHaveBeenCalledExactlyOnceWith(LINK)
  await press('Continue')
  expect(document.title).toBe('Error: Enter your code · Oaklet')
  expect(screen.getAllByText('Enter your date of birth')).not.toHaveLength(0)
  await user.type(screen.getByLabelText('Code'), '123456')
  await user.click(screen.getByRole('spinbutton', { name: /month/ }))
  await user.keyboard('04021990')
  await press('Continue')
  await waitFor(async () => expect(await heading('Hello Mari')).toHaveFocus())
  expect(verify).toHaveBeenCalledExactlyOnceWith(LINK, { code: '123456', dateOfBirth: '1990-04-02' })
})

test('a wrong code says how many tries are left, and keeps what was typed', async () => {
  const invalid = new UnauthorizedError({
    ...{
      code: 'invalid_code',
      status: 401,
      serverMessage: 'That is not the code. You have 4 tries left.',
      requestId: null,
    },
  })
  const { user, press } = show({
    at: '/client-onboarding/o.k#code=654321',
    isVerified: false,
    calls: {
      getSession: () => Promise.resolve({ ...OPENED, asksBirthDate: false }),
      verify: () => Promise.reject(invalid),
    },
  })
  expect(await screen.findByLabelText('Code')).toHaveValue('654321')
  await press('Continue')
  expect(await screen.findByRole('alert')).toHaveTextContent('You have 4 tries left.')
  expect(screen.getByLabelText('Code')).toHaveValue('654321')
  await user.clear(screen.getByLabelText('Code'))
})

test('lists what is asked with how far it is, and leads to what is not answered', async () => {
  show({ forms: formsWith({ about_you: { name: { firstName: 'Mari', lastName: '', preferredName: '' } } }) })
  const list = within(await screen.findByRole('list', { name: 'What to fill in' }))
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    ...['About youIn progress', 'Who to call in an emergencyNot started'],
    'How you have felt in the last 2 weeksNot started',
  ])
  expect(list.getByRole('link', { name: 'About you' })).toHaveAttribute('href', at('about_you', 'birth'))
  expect(screen.getByText(/Please fill this in before we meet/)).toBeVisible()
})

test('saves a page, which begins with what the practice knows, and goes on to the next', async () => {
  const savePage = vi.fn(() => Promise.resolve(someOnboardingForms()))
  const { user, press, address } = show({ at: at('about_you', 'name'), calls: { savePage } })
  expect(await screen.findByLabelText('First name')).toHaveValue('Marisol')
  expect(screen.getByText(/This is what Oakwood Therapy Group knows/)).toBeVisible()
  await user.type(screen.getByLabelText('Last name'), '-Ruiz')
  await press('Continue')
  await waitFor(async () => expect(await heading('When were you born?')).toHaveFocus())
  expect(savePage).toHaveBeenCalledExactlyOnceWith(
    { ...LINK, itemId: ABOUT?.id, page: 'name' },
    { answers: { firstName: 'Marisol', lastName: 'Vega-Ruiz', preferredName: 'Mari' }, rev: 0 },
  )
  expect(address()).toBe(at('about_you', 'birth'))
})

test('what is missing is said at its field, and nothing is sent', async () => {
  const { user, press } = show({ at: at('emergency_contact', 'person') })
  await user.type(await screen.findByLabelText('Their name'), 'Ana Ruiz')
  await press('Continue')
  expect(screen.getByLabelText('Their phone number')).toHaveAccessibleDescription(
    /a phone number, or neither/,
  )
  expect(document.title).toMatch(/^Error: Who should we call/)
})

test('what was typed and not saved is there again after the way back', async () => {
  const { user, router } = show({ at: at('about_you', 'pronouns') })
  await user.type(await screen.findByLabelText(/Pronouns/), 'they')
  await user.click(screen.getByRole('link', { name: 'Back' }))
  expect(await heading('When were you born?')).toBeVisible()
  await act(() => router.navigate(-1))
  expect(await screen.findByLabelText(/Pronouns/)).toHaveValue('they')
  await user.clear(screen.getByLabelText(/Pronouns/))
  await user.click(screen.getByRole('link', { name: 'Back' }))
  await act(() => router.navigate(-1))
  expect(await screen.findByLabelText(/Pronouns/)).toHaveValue('')
})

test('what could not be saved stays as it was typed, also when the session is over', async () => {
  const savePage = vi
    .fn()
    .mockRejectedValueOnce(new NetworkError('unreachable'))
    .mockRejectedValueOnce(signedOut())
    .mockResolvedValue(someOnboardingForms())
  const { user, press } = show({ at: at('about_you', 'pronouns'), calls: { savePage } })
  await user.type(await screen.findByLabelText(/Pronouns/), 'they')
  await press('Continue')
  expect(await screen.findByText(/We can’t save this page/)).toBeVisible()
  await press('Continue')
  expect(await screen.findByText(/Open the link in your mail in another tab/)).toBeVisible()
  expect(screen.getByLabelText(/Pronouns/)).toHaveValue('they')
  await press('Continue')
  expect(await heading('Where do you live?')).toBeVisible()
})

test.each([
  ['Use what is here', { answers: { pronouns: 'they' }, rev: 3 }],
  ['Use the other one', { answers: { pronouns: 'she' }, rev: 3 }],
])('a page that another device saved asks which one is right: %s', async (choice, sent) => {
  const current = { page: 'pronouns', answers: { pronouns: 'she' }, known: null, rev: 3 }
  const savePage = vi
    .fn()
    .mockRejectedValueOnce(failed('stale_edit', 409, { current }))
    .mockResolvedValue(someOnboardingForms())
  const { user, press } = show({ at: at('about_you', 'pronouns'), calls: { savePage } })
  await user.type(await screen.findByLabelText(/Pronouns/), 'they')
  await press('Continue')
  expect(await screen.findByText(/You changed this page on another device/)).toBeVisible()
  await press(choice)
  if (choice === 'Use the other one') await press('Continue')
  await waitFor(() => expect(savePage).toHaveBeenCalledTimes(2))
  expect(savePage.mock.calls[1]?.[1]).toEqual(sent)
})

test('an answer about self-harm is followed by where there is help, before anything else', async () => {
  const savePage = vi.fn(() => Promise.resolve(someOnboardingForms()))
  const { user, press } = show({ at: at('phq9', '9'), calls: { savePage } })
  await user.click(await screen.findByRole('radio', { name: 'Several days' }))
  await press('Continue')
  await waitFor(async () => expect(await heading('Thank you for telling us')).toHaveFocus())
  expect(screen.getByText(/is reading this right now/)).toBeVisible()
  expect(screen.getByText('988')).toBeVisible()
  expect(screen.getByText('(518) 555-0100')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Continue' })).toHaveAttribute('href', at('phq9', '1'))
})

test('an answer that tells of none is followed by the next question', async () => {
  const savePage = vi.fn(() => Promise.resolve(someOnboardingForms()))
  const { user, press } = show({ at: at('phq9', '9'), calls: { savePage } })
  await user.click(await screen.findByRole('radio', { name: 'Not at all' }))
  await press('Continue')
  expect(await heading(/how difficult have these problems made it/)).toBeVisible()
})

test('a question can be passed over on purpose', async () => {
  const savePage = vi.fn(() => Promise.resolve(someOnboardingForms()))
  const { user, press } = show({ at: at('phq9', '9'), calls: { savePage } })
  await user.click(await screen.findByRole('radio', { name: 'I’d rather not answer' }))
  await press('Continue')
  expect(await heading(/how difficult have these problems made it/)).toBeVisible()
  expect(savePage).toHaveBeenCalledWith(
    { ...LINK, itemId: PHQ9?.id, page: '9' },
    { answers: { answer: 'passed' }, rev: 0 },
  )
})

const PHQ9_ANSWERS = Object.fromEntries(
  (PHQ9?.pages ?? []).map(({ page }) => [
    page,
    page === 'difficulty' ? { difficulty: 'very' } : { answer: 1 },
  ]),
)

test('the answers of a questionnaire are checked before it is finished', async () => {
  const forms = formsWith({ phq9: PHQ9_ANSWERS })
  const finish = vi.fn(() => Promise.resolve(someOnboardingForms()))
  const { press } = show({ at: at('phq9', 'check'), forms, calls: { finish } })
  expect(await heading('Check your answers')).toBeVisible()
  expect(screen.getAllByText('Several days')).toHaveLength(9)
  const change = screen.getByRole('link', { name: 'Change: Little interest or pleasure in doing things' })
  expect(change).toHaveAttribute('href', `${at('phq9', '1')}&from=check`)
  await press('Finish these questions')
  await waitFor(async () => expect(await heading('Hello Mari')).toHaveFocus())
  expect(finish).toHaveBeenCalledExactlyOnceWith({ ...LINK, itemId: PHQ9?.id })
})

test('everything is checked, and sent once', async () => {
  const person = { person: { name: '', relationship: '', phone: '' } }
  const about = {
    name: { firstName: 'Mari', lastName: 'Vega', preferredName: '' },
    birth: { dateOfBirth: '1990-04-02' },
    pronouns: { pronouns: '' },
    address: { street: '4 Elm St', city: 'Albany', state: 'NY', zipCode: '12203', country: '' },
  }
  const whole = formsWith({ about_you: about, emergency_contact: person, phq9: PHQ9_ANSWERS })
  const forms = {
    ...whole,
    items: whole.items.map((item) =>
      item.kind === 'phq9' ? { ...item, state: 'done' as const, isOpen: false } : item,
    ),
  }
  const submit = vi.fn(() => Promise.resolve({ ...forms, isOpen: false }))
  const { press } = show({ at: '/client-onboarding/o.k?page=check', forms, calls: { submit } })
  expect(await screen.findByText('4 Elm St, Albany, NY 12203')).toBeVisible()
  expect(screen.getAllByText('Not provided')).toHaveLength(2)
  expect(screen.getByText('You have finished these questions.')).toBeVisible()
  await press('Send to Oakwood Therapy Group')
  await waitFor(async () => expect(await heading('Your forms were sent')).toHaveFocus())
  expect(submit).toHaveBeenCalledExactlyOnceWith(LINK)
})

test('what was sent in can be opened again, as long as nobody has reviewed it', async () => {
  const withdraw = vi
    .fn()
    .mockRejectedValueOnce(new NetworkError('unreachable'))
    .mockResolvedValue(someOnboardingForms())
  const forms = someOnboardingForms({ isOpen: false, canBeWithdrawn: true })
  const { press } = show({ forms, calls: { withdraw } })
  expect(await heading('Your forms were sent')).toBeVisible()
  await press('Change my answers')
  expect(await screen.findByText(/We can’t open your forms again/)).toBeVisible()
  await press('Change my answers')
  await waitFor(async () => expect(await heading('Hello Mari')).toHaveFocus())
})

test('a form that was sent back says what should be changed', async () => {
  const items = ITEMS.map((item) =>
    item.id === PERSON?.id
      ? { ...item, state: 'returned' as const, comment: 'Please add a phone' }
      : { ...item, isOpen: false },
  )
  const { user } = show({ forms: someOnboardingForms({ isReturned: true, items }) })
  expect(await screen.findByText('Please change something')).toBeVisible()
  expect(screen.queryByRole('link', { name: 'About you' })).toBeNull()
  await user.click(screen.getByRole('link', { name: 'Who to call in an emergency' }))
  expect(await screen.findByText('Please add a phone')).toBeVisible()
})

test('a link that is no longer good says what to do, and asks for a new one', async () => {
  const requestLink = vi.fn(() => Promise.resolve())
  const { press } = show({
    at: '/client-onboarding/o.k#secret',
    calls: { open: () => Promise.reject(failed('link_unavailable', 404)), requestLink },
  })
  expect(await heading('This link doesn’t work any more')).toBeVisible()
  await press('Send me a new link')
  expect(await screen.findByText(/If this link can still be used, a new mail is on its way/)).toBeVisible()
  expect(requestLink).toHaveBeenCalledExactlyOnceWith(LINK)
})

test('without a session the link in the mail has to be opened; a failure can be tried again', async () => {
  const getSession = vi
    .fn()
    .mockRejectedValueOnce(new NetworkError('unreachable'))
    .mockRejectedValue(signedOut())
  const { press } = show({ calls: { getSession } })
  expect(await screen.findByText(/We can’t open your forms/)).toBeVisible()
  await press('Try again')
  expect(await heading('Open the link in your mail')).toBeVisible()
})

test('the page is left at once by its button, or by Shift three times, and the session ends', async () => {
  const { api, user, press, unmount } = show({})
  await heading('Hello Mari')
  await press(/^Leave this page quickly/)
  await waitFor(() => expect(replaceWith).toHaveBeenCalledExactlyOnceWith('https://www.weather.gov/'))
  expect(api.leave).toHaveBeenCalledExactlyOnceWith(LINK)
  unmount()
  vi.mocked(replaceWith).mockClear()
  const other = show({ calls: { leave: () => new Promise(() => undefined) } })
  await heading('Hello Mari')
  await user.keyboard('{Shift}a{Shift}{Shift}')
  expect(replaceWith).not.toHaveBeenCalled()
  await other.user.keyboard('{Shift}')
  await waitFor(() => expect(replaceWith).toHaveBeenCalledOnce())
})

test('two minutes before the session ends it is said, and one press puts that off', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const getForms = vi.fn(() => Promise.resolve(someOnboardingForms()))
  show({ calls: { getForms } })
  await heading('Hello Mari')
  await act(() => vi.advanceTimersByTimeAsync(58 * 60_000))
  expect(await screen.findByRole('alertdialog', { name: 'Are you still there?' })).toBeVisible()
  const before = getForms.mock.calls.length
  act(() => screen.getByRole('button', { name: 'Yes, I’m still here' }).click())
  await waitFor(() => expect(getForms.mock.calls.length).toBe(before + 1))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
})
