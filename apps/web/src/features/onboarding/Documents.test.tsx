import { ApiError, NetworkError, type OnboardingApi } from '@oaklet/api'
import type { OnboardingForms, OnboardingItem } from '@oaklet/api/contract'
import { aDocumentContent, fixtureId, someOnboardingForms } from '@oaklet/api/testing'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { saveFile } from '../../shared/save-file'
import { OnboardingContext } from '../../shared/use-onboarding'
import { PageShownContext } from '../../shared/use-page'
import { fakeSession } from '../../testing/fake-services'
import { renderScreen } from '../../testing/render-screen'
import { OnboardingScreen } from './OnboardingScreen'

vi.mock('../../shared/save-file', () => ({ saveFile: vi.fn() }))
beforeEach(() => void vi.mocked(saveFile).mockClear())

const LINK = { linkId: 'o.k' }
const ID = fixtureId(150)
const ITEM = { ...LINK, itemId: ID }
const OPENED = { practiceName: 'Oakwood Therapy Group', asksBirthDate: true, isVerified: true }
const SIGNED = { outcome: 'signed', signerName: 'Marisol Vega', at: '2026-11-16T18:30:00Z' } as const

/** Forms that ask for one document alone. */
const formsWith = (
  item: Partial<OnboardingItem> = {},
  changes: Partial<OnboardingForms> = {},
): OnboardingForms =>
  someOnboardingForms({
    isSigningOnline: true,
    ...changes,
    items: [
      {
        ...{ id: ID, kind: 'document', state: 'not_started', comment: '', isOpen: true, pages: [] },
        document: { title: 'Consent to telehealth', asks: 'agree', mayDecline: false },
        ...{ form: null, signature: null, files: [] },
        ...item,
      },
    ],
  })
const DONE = { state: 'done', isOpen: false, signature: SIGNED } as const

function show(forms: OnboardingForms, page: string | null, calls: Partial<OnboardingApi> = {}) {
  const api = {
    getSession: vi.fn(() => Promise.resolve(OPENED)),
    getForms: vi.fn(() => Promise.resolve(forms)),
    getDocument: vi.fn(() => Promise.resolve(aDocumentContent())),
    ...calls,
  }
  const base = '/client-onboarding/o.k'
  const view = renderScreen(
    <PageShownContext value={{ current: true }}>
      <OnboardingContext value={api as unknown as OnboardingApi}>
        <OnboardingScreen />
      </OnboardingContext>
    </PageShownContext>,
    {
      ...{
        at:
          page === null ? base : page.startsWith('?') ? `${base}${page}` : `${base}?item=${ID}&page=${page}`,
        route: '/client-onboarding/:linkId',
      },
      session: fakeSession({ status: 'signed-out', user: null, reason: null }),
    },
  )
  const press = async (name: string | RegExp) => view.user.click(await screen.findByRole('button', { name }))
  return { ...view, api, press }
}

const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name })

test('a document begins with how to sign, and opens once that is agreed to', async () => {
  const chooseSigning = vi.fn(() => Promise.resolve(formsWith()))
  const { user, press } = show(formsWith({}, { isSigningOnline: false }), null, { chooseSigning })
  await user.click(await screen.findByRole('link', { name: 'Consent to telehealth' }))
  await waitFor(async () => expect(await heading('Signing on a screen')).toHaveFocus())
  expect(screen.getByRole('heading', { level: 2, name: 'You can have paper' })).toBeVisible()
  await press('I agree to sign on a screen')
  await waitFor(async () => expect(await heading('Consent to telehealth')).toHaveFocus())
  expect(chooseSigning).toHaveBeenCalledExactlyOnceWith(LINK, { way: 'online' })
  expect(await screen.findByRole('heading', { level: 2, name: 'What we ask of you' })).toBeVisible()
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    ...['Be in a quiet place.', 'Tell us where you are.'],
  ])
})

test('who wants paper goes back to the list, and can sign on the screen after all', async () => {
  const onPaper = formsWith(
    { state: 'done', signature: { ...SIGNED, outcome: 'paper', signerName: '' } },
    { isSigningOnline: false },
  )
  const chooseSigning = vi.fn(() => Promise.resolve(onPaper))
  const { user, press } = show(formsWith({}, { isSigningOnline: false }), 'signing', { chooseSigning })
  await press('I want to sign on paper')
  await waitFor(async () => expect(await heading('Hello Mari')).toHaveFocus())
  expect(screen.getByText('On paper')).toBeVisible()
  await user.click(screen.getByRole('link', { name: 'Consent to telehealth' }))
  expect(await screen.findByText('You asked for paper')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'I want to sign on paper' })).toBeNull()
})

test('signs with a typed name; what is missing is said at its field', async () => {
  const sign = vi.fn(() => Promise.resolve(formsWith(DONE)))
  const { user, press } = show(formsWith(), 'document', { sign })
  await press('Sign Consent to telehealth')
  expect(await screen.findAllByText('Enter your full name')).not.toHaveLength(0)
  expect(document.title).toBe('Error: Consent to telehealth · Oaklet')
  expect(screen.getAllByText('Tick this box to sign')).not.toHaveLength(0)
  await user.type(screen.getByRole('textbox', { name: 'Your full name' }), 'marisol vega')
  await user.click(screen.getByRole('checkbox', { name: /^I have read this document/ }))
  await press('Sign Consent to telehealth')
  await waitFor(async () => expect(await heading('Hello Mari')).toHaveFocus())
  expect(sign).toHaveBeenCalledExactlyOnceWith(ITEM, {
    ...{ name: 'marisol vega', relationship: 'self', authority: '', isStated: true },
  })
  expect(screen.getByText('Signed')).toBeVisible()
})

test('a name that differs from the one on file is asked about once, and not refused', async () => {
  const sign = vi.fn(() => Promise.resolve(formsWith(DONE)))
  const { user, press } = show(formsWith(), 'document', { sign })
  await user.type(await screen.findByRole('textbox', { name: 'Your full name' }), 'Mari Ruiz')
  await user.click(screen.getByRole('checkbox', { name: /^I have read/ }))
  await press('Sign Consent to telehealth')
  expect(await screen.findByText('Is this your name?')).toBeVisible()
  expect(sign).not.toHaveBeenCalled()
  await press('Sign Consent to telehealth')
  await waitFor(() => expect(sign).toHaveBeenCalledOnce())
})

test('a representative says by what right, and a failure loses nothing that was typed', async () => {
  const sign = vi.fn(() => Promise.reject<OnboardingForms>(new NetworkError('unreachable')))
  const { user, press } = show(formsWith(), 'document', { sign })
  await user.type(await screen.findByRole('textbox', { name: 'Your full name' }), 'Kim Park')
  await user.click(screen.getByRole('radio', { name: 'I act for this person by law' }))
  await user.click(screen.getByRole('checkbox', { name: /^I have read/ }))
  await press('Sign Consent to telehealth')
  expect(await screen.findAllByText(/^Say why you may sign/)).not.toHaveLength(0)
  await user.type(screen.getByRole('textbox', { name: 'Why may you sign?' }), 'Power of attorney')
  await press('Sign Consent to telehealth')
  await waitFor(() => expect(sign).toHaveBeenCalledOnce())
  expect(await screen.findByRole('alert')).toBeVisible()
  expect(screen.getByRole('textbox', { name: 'Your full name' })).toHaveValue('Kim Park')
})

test('a document that may be declined can be passed with a reason', async () => {
  const declined = { ...SIGNED, outcome: 'declined', signerName: '' } as const
  const mayDecline = { title: 'Notice of privacy practices', asks: 'acknowledge', mayDecline: true } as const
  const decline = vi.fn(() =>
    Promise.resolve(formsWith({ document: mayDecline, state: 'done', signature: declined })),
  )
  const { user, press } = show(formsWith({ document: mayDecline }), 'document', {
    decline,
    getDocument: () => Promise.resolve(aDocumentContent({ mayDecline: true })),
  })
  await press('I don’t want to sign this')
  const reason = await screen.findByRole('textbox', { name: /^Why don’t you want to sign/ })
  expect(reason).toHaveFocus()
  await user.type(reason, 'I have it at home')
  await press('Go on without signing')
  await waitFor(async () => expect(await heading('Hello Mari')).toHaveFocus())
  expect(decline).toHaveBeenCalledExactlyOnceWith(ITEM, { reason: 'I have it at home' })
  expect(screen.getByText('Not signed')).toBeVisible()
})

test('a signed document can be read and saved, and not be signed again', async () => {
  const file = { bytes: new Uint8Array([1]), contentType: 'application/pdf', fileName: 'Consent.pdf' }
  const downloadDocument = vi.fn(() => Promise.resolve(file))
  const { press } = show(formsWith(DONE), 'document', { downloadDocument })
  expect(await screen.findByText('Signed by Marisol Vega')).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Sign / })).toBeNull()
  await press('Save a signed copy (PDF)')
  await waitFor(() => expect(saveFile).toHaveBeenCalledExactlyOnceWith(file))
})

test('what was signed is on the page where answers are checked, and can be saved once all is sent', async () => {
  const { unmount } = show(formsWith(DONE), '?page=check')
  expect(await heading('Check your answers')).toBeVisible()
  expect(screen.getByText('Signed by Marisol Vega')).toBeVisible()
  expect(screen.queryByRole('link', { name: /^Change/ })).toBeNull()
  unmount()
  const sent = formsWith(DONE, { isOpen: false, submittedAt: '2026-11-16T19:00:00Z' })
  const refused = new ApiError({
    ...{ code: 'not_found', status: 404, serverMessage: null, requestId: null },
  })
  const downloadDocument = vi.fn(() => Promise.reject(refused))
  const { press } = show(sent, null, { downloadDocument })
  expect(await heading('Your forms were sent')).toBeVisible()
  await press('Save a copy of Consent to telehealth')
  expect(await screen.findByText('We can’t make the PDF')).toBeVisible()
})

test('a document that can’t be opened can be tried again', async () => {
  const getDocument = vi.fn(() =>
    Promise.reject<ReturnType<typeof aDocumentContent>>(new NetworkError('unreachable')),
  )
  const { press } = show(formsWith(), 'document', { getDocument })
  await screen.findByRole('button', { name: 'Try again' })
  getDocument.mockResolvedValue(aDocumentContent())
  await press('Try again')
  expect(await screen.findByRole('textbox', { name: 'Your full name' })).toBeVisible()
})
