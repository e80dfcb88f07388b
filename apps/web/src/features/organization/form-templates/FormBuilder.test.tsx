import { ApiError, NetworkError } from '@oaklet/api'
import {
  type FormContent,
  type FormTemplate,
  type ListedFormTemplate,
  type Permission,
  type UpdateFormTemplateBody,
} from '@oaklet/api/contract'
import {
  aFormContent,
  aFormItem,
  aFormTemplate,
  aListedFormTemplate,
  anOrganizationSettings,
  aPractice,
} from '@oaklet/api/testing'
import { toasts } from '@oaklet/design-system'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { FakeApi } from '../../../testing/fake-services'
import { renderScreen } from '../../../testing/render-screen'
import { DocumentsSection } from '../documents/DocumentsSection'

const PATH = '/company/organization'
const ONE = { practiceId: aPractice().id, formTemplateId: aListedFormTemplate().id }
const DRAFT = aFormTemplate({ hasDraft: true, contentNumber: null })

const stale = (current: FormTemplate) =>
  new ApiError({ code: 'stale_edit', status: 409, serverMessage: null, requestId: null, current })

/** Shows the forms, or one of them, with a server that saves what it is given. */
function show({
  form = null,
  forms = [aListedFormTemplate()],
  calls = {},
  permissions,
}: {
  form?: FormTemplate | null
  forms?: ListedFormTemplate[]
  calls?: FakeApi['formTemplates']
  permissions?: Permission[]
}) {
  let stored = form ?? aFormTemplate()
  const update = vi.fn(
    (_: unknown, { version, ...content }: UpdateFormTemplateBody): Promise<FormTemplate> => {
      if (version !== stored.version) return Promise.reject(stale(stored))
      stored = { ...stored, content, hasDraft: true, contentNumber: null, version: version + 1 }
      return Promise.resolve(stored)
    },
  )
  const view = renderScreen(<DocumentsSection />, {
    at: form === null ? `${PATH}?section=forms` : `${PATH}?section=forms&form=${form.id}`,
    route: PATH,
    api: {
      organization: {
        settings: () => Promise.resolve(anOrganizationSettings()),
        practice: () => Promise.resolve(aPractice()),
      },
      documents: { list: () => Promise.resolve([]) },
      packets: { listTemplates: () => Promise.resolve([]) },
      formTemplates: {
        list: () => Promise.resolve(forms),
        get: () => Promise.resolve(stored),
        update,
        ...calls,
      },
    },
    ...(permissions && { user: { permissions } }),
  })
  const press = async (name: string | RegExp) => view.user.click(await screen.findByRole('button', { name }))
  const act = async (what: string, name: string) => {
    await press(`Actions for ${what}`)
    await view.user.click(await screen.findByRole('menuitem', { name }))
  }
  const dialog = async () => within(await screen.findByRole('dialog'))
  /** Somebody else saves the form. */
  const change = (content: FormContent) => {
    stored = { ...stored, content, version: stored.version + 1 }
  }
  const saved = () => update.mock.lastCall?.[1]
  return { ...view, press, act, dialog, change, saved, update }
}

const labels = () =>
  within(screen.getByRole('list', { name: 'Headings and questions' }))
    .getAllByRole('listitem')
    .map((line) =>
      within(line)
        .getByRole('button', { name: /^Edit / })
        .getAttribute('aria-label')
        ?.slice(5),
    )
const toastTitles = () => toasts.visibleToasts.map(({ content }) => content.title)

test('lists forms with where they stand; who may not edit them can look at them and save them', async () => {
  const forms = [
    aListedFormTemplate({ id: 'a', hasDraft: true }),
    aListedFormTemplate({ id: 'b', title: 'New', current: null, hasDraft: true, isClinical: false }),
    aListedFormTemplate({ id: 'c', title: 'Old', isRetired: true }),
  ]
  const { unmount } = show({ forms })
  expect(await screen.findAllByText('3 questions · version 2, Nov 10, 2026 by Dana Reyes')).toHaveLength(2)
  expect(screen.getByText('3 questions · never published · not clinical')).toBeVisible()
  for (const state of ['Has changes', 'Draft', 'Retired']) expect(screen.getByText(state)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Your health' })).toHaveAttribute(
    'href',
    `${PATH}?section=forms&form=a`,
  )
  expect(screen.queryByRole('link', { name: 'Old' })).toBeNull()
  unmount()
  const { press } = show({ permissions: ['clients:view'] })
  await press('Actions for Your health')
  expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual([
    ...['Preview', 'Save as a file', 'Save as a FHIR Questionnaire'],
  ])
  expect(screen.queryByRole('link', { name: 'Your health' })).toBeNull()
})

test('begins with one of our forms, and leads to it once it was added', async () => {
  const create = vi.fn(() => Promise.resolve(aFormTemplate()))
  const { user, press, dialog } = show({ forms: [], calls: { create } })
  await press('Add form')
  const form = await dialog()
  await user.click(form.getByRole('button', { name: 'Add form' }))
  expect(await form.findAllByText('Enter a title')).not.toHaveLength(0)
  await user.click(form.getByRole('button', { name: /Begin with/ }))
  await user.click(await screen.findByRole('option', { name: 'Health and history of an adult' }))
  expect(form.getByRole('textbox', { name: 'Title' })).toHaveValue('Your health and history')
  await user.click(form.getByRole('button', { name: 'Add form' }))
  await waitFor(() => expect(create).toHaveBeenCalledOnce())
  expect(await screen.findByRole('region', { name: 'Edit Your health' })).toBeVisible()
})

test('reads a form from a file, and says what it can’t hold', async () => {
  const create = vi.fn(() => Promise.resolve(aFormTemplate()))
  const { user, press, dialog } = show({ forms: [], calls: { create } })
  await press('Add form')
  const form = await dialog()
  await user.click(form.getByRole('button', { name: /Begin with/ }))
  await user.click(await screen.findByRole('option', { name: /A file/ }))
  const input = screen.getByRole('dialog').querySelector('input[type=file]')
  if (!(input instanceof HTMLInputElement)) throw new Error('no file can be chosen')
  await user.upload(input, new File(['{}'], 'empty.json', { type: 'application/json' }))
  expect(await form.findByText(/This file holds no form/)).toBeVisible()
  await user.click(form.getByRole('button', { name: /Remove empty.json/ }))
  const questionnaire = {
    ...{ resourceType: 'Questionnaire', title: 'From elsewhere' },
    item: [
      { linkId: '1', type: 'boolean', text: 'Do you smoke?' },
      { linkId: '2', type: 'attachment', text: 'A photo' },
    ],
  }
  await user.upload(input, new File([JSON.stringify(questionnaire)], 'q.json', { type: 'application/json' }))
  expect(await form.findByText('1 question was read, not quite as in the file')).toBeVisible()
  expect(form.getByText('“A photo” was left out: a form can’t ask for this (attachment).')).toBeVisible()
  await user.click(form.getByRole('button', { name: 'Add form' }))
  await waitFor(() => expect(create).toHaveBeenCalledOnce())
  expect(create).toHaveBeenCalledWith(
    { practiceId: ONE.practiceId },
    expect.objectContaining({
      title: 'From elsewhere',
      items: [expect.objectContaining({ kind: 'yes_no' })],
    }),
    expect.anything(),
  )
})

test('a question is added with its answers and a condition, and saved at once', async () => {
  const { user, press, dialog, saved } = show({ form: DRAFT })
  await press('Add question')
  const form = await dialog()
  await user.click(form.getByRole('button', { name: 'Save question' }))
  expect(await form.findAllByText('Enter the question')).not.toHaveLength(0)
  await user.click(form.getByRole('button', { name: /How it is answered/ }))
  await user.click(await screen.findByRole('option', { name: 'One answer of a list' }))
  await user.type(form.getByRole('textbox', { name: 'Question' }), 'How often?')
  await user.type(form.getByRole('textbox', { name: /Answers/ }), 'Daily')
  await user.click(form.getByRole('button', { name: 'Save question' }))
  expect(await form.findAllByText('Add at least two answers')).not.toHaveLength(0)
  await user.type(form.getByRole('textbox', { name: /Answers/ }), '\nNever')
  await user.click(form.getByRole('checkbox', { name: 'Daily' }))
  await user.click(form.getByRole('radio', { name: 'Only after some answers' }))
  await user.click(form.getByRole('button', { name: 'Save question' }))
  expect(await form.findAllByText('Choose a question')).not.toHaveLength(0)
  await user.click(form.getByRole('button', { name: /Question$|Question Choose|^Question/ }))
  await user.click(await screen.findByRole('option', { name: 'Do you take any medicine?' }))
  await user.click(form.getByRole('button', { name: /^Answer|Answer$/ }))
  await user.click(await screen.findByRole('option', { name: 'Yes' }))
  await user.click(form.getByRole('button', { name: 'Save question' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(saved()?.items.at(-1)).toEqual({
    ...aFormItem({ id: 'q5', kind: 'one_of', label: 'How often?' }),
    options: [
      { id: 'a1', label: 'Daily' },
      { id: 'a2', label: 'Never' },
    ],
    alerts: ['a1'],
    condition: { match: 'all', tests: [{ itemId: 'medicine', operator: 'equals', value: 'yes' }] },
  })
  expect(
    screen.getByText(
      'One answer of a list · notifies you at once · only if “Do you take any medicine?” is “Yes”',
    ),
  ).toBeVisible()
})

test('a question is moved by keys and by its menu, copied, removed, and all of it undone', async () => {
  const { user, press, act } = show({ form: DRAFT })
  const medicine = await screen.findByRole('button', { name: 'Edit Do you take any medicine?' })
  medicine.focus()
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}')
  await waitFor(() =>
    expect(labels()).toEqual([
      'Your health',
      'Which medicine do you take?',
      'Do you take any medicine?',
      'How do you sleep?',
    ]),
  )
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Edit Do you take any medicine?' })).toHaveFocus(),
  )
  await act('How do you sleep?', 'Move up')
  await waitFor(() => expect(labels()[2]).toBe('How do you sleep?'))
  await act('How do you sleep?', 'Copy')
  await waitFor(() =>
    expect(screen.getAllByRole('button', { name: 'Edit How do you sleep?' })[1]).toHaveFocus(),
  )
  expect(labels()).toHaveLength(5)
  await act('Your health', 'Remove')
  const next = 'Edit Which medicine do you take?'
  await waitFor(() => expect(screen.getByRole('button', { name: next })).toHaveFocus())
  expect(labels()).toHaveLength(4)
  for (let left = 4; left > 0; left -= 1) await press('Undo')
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull())
  expect(labels()).toEqual(aFormContent().items.map(({ label }) => label))
})

test('what has to be put right keeps it from being published, and leads to the question', async () => {
  const publish = vi.fn(() => Promise.resolve(aFormTemplate({ version: 4 })))
  const items = aFormContent().items.filter(({ id }) => id !== 'medicine')
  const { press, dialog } = show({ form: { ...DRAFT, content: aFormContent({ items }) }, calls: { publish } })
  await press('Publish')
  expect(await screen.findByText('This form can’t be published yet')).toBeVisible()
  expect(publish).not.toHaveBeenCalled()
  await press('Open Which medicine do you take?')
  expect((await dialog()).getByRole('heading', { name: 'Edit question' })).toBeVisible()
})

test('is published as it is shown, and a draft can be discarded', async () => {
  const published = aFormTemplate({ version: 4 })
  const publish = vi.fn(() => Promise.resolve(published))
  const discardDraft = vi.fn(() => Promise.resolve(aFormTemplate()))
  const { press, unmount } = show({ form: DRAFT, calls: { publish } })
  await press('Publish')
  await waitFor(() => expect(toastTitles()).toContain('Version 2 of Your health is published'))
  expect(publish).toHaveBeenCalledExactlyOnceWith(ONE, { version: DRAFT.version })
  expect(screen.getByText('Version 2 is published')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Publish' })).toBeNull()
  expect(screen.getByRole('region', { name: 'Edit Your health' })).toHaveFocus()
  unmount()
  const changed = { ...DRAFT, content: aFormContent({ title: 'Another title' }) }
  const other = show({ form: changed, calls: { discardDraft } })
  await other.press('Discard all changes')
  expect(discardDraft).not.toHaveBeenCalled()
  await other.press('Discard')
  expect(await screen.findByRole('region', { name: 'Edit Your health' })).toBeVisible()
})

test('what somebody else saved meanwhile is looked at before it is published', async () => {
  const theirs = { ...DRAFT, content: aFormContent({ title: 'Theirs' }), version: 9 }
  const publish = vi.fn().mockRejectedValueOnce(stale(theirs)).mockResolvedValue(aFormTemplate())
  const { press } = show({ form: DRAFT, calls: { publish } })
  await press('Publish')
  expect(await screen.findByText(/Somebody else changed this form meanwhile/)).toBeVisible()
  expect(screen.getByRole('region', { name: 'Edit Theirs' })).toBeVisible()
  await press('Publish')
  await waitFor(() => expect(publish).toHaveBeenLastCalledWith(ONE, { version: 9 }))
})

test('what a colleague wrote meanwhile is not discarded unseen', async () => {
  const theirs = { ...DRAFT, content: aFormContent({ title: 'Theirs' }), version: 9 }
  const discardDraft = vi.fn().mockRejectedValueOnce(stale(theirs))
  const { press } = show({ form: DRAFT, calls: { discardDraft } })
  await press('Discard all changes')
  await press('Discard')
  expect(await screen.findByText(/Somebody else changed this form meanwhile/)).toBeVisible()
  expect(discardDraft).toHaveBeenCalledExactlyOnceWith(ONE, { version: DRAFT.version })
  expect(screen.getByRole('region', { name: 'Edit Theirs' })).toBeVisible()
})

test('a form is published once what was done before is saved', async () => {
  const publish = vi.fn(() => Promise.resolve(aFormTemplate()))
  const { user, press, update } = show({ form: DRAFT, calls: { publish } })
  const edit = await screen.findByRole('button', { name: 'Edit How do you sleep?' })
  let resolve: (saved: FormTemplate) => void = () => undefined
  update.mockReturnValueOnce(new Promise((saved) => (resolve = saved)))
  edit.focus()
  await user.keyboard('{Alt>}{ArrowUp}{/Alt}')
  await press('Publish')
  expect(publish).not.toHaveBeenCalled()
  resolve({ ...DRAFT, version: 8 })
  await waitFor(() => expect(publish).toHaveBeenCalledExactlyOnceWith(ONE, { version: 8 }))
})

test('who may not edit forms sees the list of them', async () => {
  show({ form: DRAFT, permissions: ['clients:view'] })
  expect(await screen.findByText('Your own forms')).toBeVisible()
  expect(screen.queryByRole('region', { name: 'Edit Your health' })).toBeNull()
})

test('two who write one form both keep what they did', async () => {
  const { press, user, dialog, change, saved } = show({ form: DRAFT })
  await press('Edit How do you sleep?')
  const form = await dialog()
  change(aFormContent({ items: [...aFormContent().items, aFormItem({ id: 'theirs', label: 'Theirs?' })] }))
  await user.type(form.getByRole('textbox', { name: 'Question' }), ' Well?')
  await user.click(form.getByRole('button', { name: 'Save question' }))
  expect(await screen.findByText(/Somebody else changed this form too/)).toBeVisible()
  expect(
    saved()
      ?.items.map(({ label }) => label)
      .slice(-2),
  ).toEqual(['How do you sleep? Well?', 'Theirs?'])
})

test('two who change one question choose between both', async () => {
  const { press, user, dialog, change, saved } = show({ form: DRAFT })
  await press('Edit How do you sleep?')
  const form = await dialog()
  const theirs = aFormContent().items.map((item) =>
    item.id === 'sleep' ? { ...item, label: 'Do you sleep well?' } : item,
  )
  change(aFormContent({ items: theirs }))
  await user.type(form.getByRole('textbox', { name: 'Question' }), ' Well?')
  await user.click(form.getByRole('button', { name: 'Save question' }))
  await user.click(await form.findByRole('button', { name: /Keep mine|my|mine/i }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(saved()?.items.at(-1)?.label).toBe('How do you sleep? Well?')
})

test('a question that can’t be saved stays as it was typed', async () => {
  const { press, user, dialog, update } = show({ form: DRAFT })
  await press('Add heading')
  const form = await dialog()
  update.mockRejectedValueOnce(new NetworkError('unreachable'))
  await user.type(form.getByRole('textbox', { name: 'Heading' }), 'Your life')
  await user.click(form.getByRole('button', { name: 'Save heading' }))
  await waitFor(() => expect(form.getByRole('alert')).toBeVisible())
  expect(form.getByRole('textbox', { name: 'Heading' })).toHaveValue('Your life')
  await user.click(form.getByRole('button', { name: 'Save heading' }))
  await waitFor(() => expect(labels().at(-1)).toBe('Your life'))
})

test('a preview asks as the client is asked, and saves nothing', async () => {
  const { press, user, dialog, update } = show({ form: DRAFT })
  await press('Preview')
  const form = await dialog()
  expect(form.getByText('Page 1 of 2, with these answers. Nothing of this is saved.')).toBeVisible()
  expect(form.getByText('Tell us what we should know.')).toBeVisible()
  await user.click(form.getByRole('button', { name: 'Continue' }))
  expect(await form.findAllByText('Choose an answer')).not.toHaveLength(0)
  await user.click(form.getByRole('radio', { name: 'Yes' }))
  await user.click(form.getByRole('button', { name: 'Continue' }))
  expect(await form.findByRole('heading', { name: 'Which medicine do you take?' })).toBeVisible()
  await user.type(form.getByRole('textbox'), 'None of your business')
  await user.click(form.getByRole('button', { name: 'Continue' }))
  await user.click(await form.findByRole('radio', { name: 'I’d rather not answer' }))
  await user.click(form.getByRole('button', { name: 'Continue' }))
  expect(await form.findByText('That was the last page. Nothing of this was saved.')).toBeVisible()
  expect(update).not.toHaveBeenCalled()
})
