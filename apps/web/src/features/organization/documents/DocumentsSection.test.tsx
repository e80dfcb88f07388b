import { ApiError } from '@oaklet/api'
import type { ListedDocument, ListedFormTemplate, Permission } from '@oaklet/api/contract'
import {
  aDocument,
  aDocumentContent,
  aListedDocument,
  anOrganizationSettings,
  aPacketTemplate,
  aPractice,
} from '@oaklet/api/testing'
import { toasts } from '@oaklet/design-system'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { FakeApi } from '../../../testing/fake-services'
import { renderScreen } from '../../../testing/render-screen'
import { DocumentsSection } from './DocumentsSection'

const PRACTICE = { practiceId: aPractice().id }
const ONE = { ...PRACTICE, documentId: aListedDocument().id }

function show(
  documents: ListedDocument[],
  calls: FakeApi['documents'] = {},
  permissions?: Permission[],
  packets: FakeApi['packets'] = {},
  forms: ListedFormTemplate[] = [],
) {
  const view = renderScreen(<DocumentsSection />, {
    api: {
      organization: {
        settings: () => Promise.resolve(anOrganizationSettings()),
        practice: () => Promise.resolve(aPractice()),
      },
      documents: {
        list: () => Promise.resolve(documents),
        get: () => Promise.resolve(aDocument()),
        ...calls,
      },
      formTemplates: { list: () => Promise.resolve(forms) },
      packets: { listTemplates: () => Promise.resolve([]), ...packets },
    },
    ...(permissions && { user: { permissions } }),
  })
  const press = async (name: string | RegExp) => view.user.click(await screen.findByRole('button', { name }))
  const choose = async (what: string) => {
    await press('Actions for Consent to telehealth')
    await view.user.click(await screen.findByRole('menuitem', { name: what }))
  }
  const dialog = async () => within(await screen.findByRole('dialog'))
  return { ...view, press, choose, dialog }
}

const toastTitles = () => toasts.visibleToasts.map(({ content }) => content.title)

test('lists documents with what they ask, and lets those edit who may', async () => {
  const { unmount } = show([aListedDocument({ mayDecline: true, isRetired: true })])
  expect(
    await screen.findByText('Agrees to it, may decline · version 2, Nov 10, 2026 by Dana Reyes'),
  ).toBeVisible()
  expect(screen.getByText('Retired')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Add document' })).toBeVisible()
  unmount()
  show([aListedDocument()], {}, ['clients:view'])
  expect(await screen.findByRole('button', { name: 'View Consent to telehealth' })).toBeVisible()
  expect(screen.queryByRole('button', { name: /Add|Actions/ })).toBeNull()
})

test('begins with one of our texts, which names the practice, and saves what was made of it', async () => {
  const create = vi.fn(() => Promise.resolve(aDocument()))
  const { user, press, dialog } = show([], { create })
  await press('Add document')
  const form = await dialog()
  await user.click(form.getByRole('button', { name: /Begin with/ }))
  await user.click(await screen.findByRole('option', { name: 'Consent to telehealth' }))
  expect(await form.findByText('Have your lawyer read this')).toBeVisible()
  expect(form.getByRole('textbox', { name: 'Title' })).toHaveValue('Consent to telehealth')
  expect(form.getByText(/^Reading grade [\d.]+: easy to read/)).toBeVisible()
  const before = form.getAllByRole('group', { name: /^Section/ }).length
  await user.click(form.getByRole('button', { name: 'Move down section 1' }))
  await user.click(form.getByRole('button', { name: `Remove section ${before}` }))
  await user.click(form.getByRole('button', { name: 'Save document' }))
  await waitFor(() => expect(create).toHaveBeenCalledOnce())
  expect(create).toHaveBeenCalledWith(
    PRACTICE,
    expect.objectContaining({ title: 'Consent to telehealth', asks: 'agree', mayDecline: false }),
    expect.anything(),
  )
  const [, body] = vi.mocked(create).mock.calls[0] as unknown as [
    unknown,
    ReturnType<typeof aDocumentContent>,
  ]
  expect(body.sections.map(({ heading }) => heading).slice(0, 2)).toEqual([
    ...['What is different', 'What telehealth is'],
  ])
  expect(body.sections).toHaveLength(before - 1)
  expect(body.sections[0]).not.toHaveProperty('key')
  await waitFor(() => expect(toastTitles()).toContain('Consent to telehealth saved'))
})

test('a section without text is refused at its field, also once it was moved', async () => {
  const create = vi.fn(() => Promise.resolve(aDocument()))
  const { user, press, dialog } = show([], { create })
  await press('Add document')
  const form = await dialog()
  await user.type(form.getByRole('textbox', { name: 'Title' }), 'Consent')
  await user.type(form.getByRole('textbox', { name: 'Text' }), 'We meet by video.')
  await user.click(form.getByRole('button', { name: 'Add section' }))
  await user.click(form.getByRole('button', { name: 'Move up section 2' }))
  await user.click(form.getByRole('button', { name: 'Save document' }))
  const first = within(form.getByRole('group', { name: 'Section 1 of 2' }))
  expect(await first.findByText('Enter the text of this section')).toBeVisible()
  expect(create).not.toHaveBeenCalled()
})

test('an edit publishes a new text, and two who edit at once choose between both', async () => {
  const current = aDocument({
    version: 3,
    content: aDocumentContent({ title: 'Telehealth consent' }),
  })
  const stale = new ApiError({
    ...{ code: 'stale_edit', status: 409, serverMessage: null, requestId: null },
    current,
  })
  const update = vi.fn(() => Promise.reject<typeof current>(stale))
  const { user, choose, dialog } = show([aListedDocument()], { update })
  await choose('Edit')
  const form = await dialog()
  const title = await form.findByRole('textbox', { name: 'Title' })
  await user.clear(title)
  await user.type(title, 'Video sessions')
  await user.click(form.getByRole('button', { name: 'Save document' }))
  expect(await form.findByText('Somebody else changed this document while you were editing')).toBeVisible()
  update.mockResolvedValue(current)
  await user.click(form.getByRole('button', { name: 'Save mine over theirs' }))
  await waitFor(() => expect(update).toHaveBeenCalledTimes(2))
  expect(update).toHaveBeenLastCalledWith(ONE, { ...aDocumentContent(), title: 'Video sessions', version: 3 })
})

test('shows any version as clients read it', async () => {
  const get = vi.fn(() => Promise.resolve(aDocument()))
  const { user, press, dialog } = show([aListedDocument()], { get })
  await press('View Consent to telehealth')
  const view = await dialog()
  expect(await view.findByRole('heading', { name: 'What we ask of you' })).toBeVisible()
  await user.click(view.getByRole('button', { name: /Version/ }))
  await user.click(await screen.findByRole('option', { name: 'Version 1, Oct 1, 2026 by Kim Lee' }))
  await waitFor(() => expect(get).toHaveBeenLastCalledWith(ONE, { number: 1 }, expect.anything()))
})

test('retires a document', async () => {
  const retire = vi.fn(() => Promise.resolve(aDocument({ isRetired: true })))
  const { choose } = show([aListedDocument()], { retire })
  await choose('Retire: send it to nobody any more')
  await waitFor(() => expect(retire).toHaveBeenCalledExactlyOnceWith(ONE))
  await waitFor(() => expect(toastTitles()).toContain('Consent to telehealth is retired'))
})

test('lists templates with what they ask for, changes one and deletes one', async () => {
  const updateTemplate = vi.fn(() => Promise.resolve(aPacketTemplate()))
  const removeTemplate = vi.fn(() => Promise.resolve())
  const listTemplates = () => Promise.resolve([aPacketTemplate({ items: ['about_you', 'phq9'] })])
  const { user, press, dialog } = show([aListedDocument()], {}, undefined, {
    ...{ listTemplates, updateTemplate, removeTemplate },
  })
  expect(await screen.findByText('About the client, PHQ-9, Consent to telehealth')).toBeVisible()
  await press('Actions for New client')
  await user.click(await screen.findByRole('menuitem', { name: 'Edit' }))
  const form = await dialog()
  const name = await form.findByRole('textbox', { name: 'Name' })
  await user.clear(name)
  await user.click(form.getByRole('button', { name: 'Save template' }))
  expect(await form.findAllByText('Enter a name')).not.toHaveLength(0)
  await user.type(name, 'Every client')
  await user.click(form.getByRole('checkbox', { name: /^GAD-7/ }))
  await user.click(form.getByRole('button', { name: 'Save template' }))
  await waitFor(() => expect(updateTemplate).toHaveBeenCalledOnce())
  const { documents, message, id: templateId } = aPacketTemplate()
  expect(updateTemplate).toHaveBeenCalledWith(
    { ...PRACTICE, templateId },
    { name: 'Every client', items: ['about_you', 'phq9', 'gad7'], forms: [], documents, message, version: 1 },
  )
  await waitFor(() => expect(toastTitles()).toContain('Every client saved'))
  await press('Actions for New client')
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }))
  await press('Delete')
  await waitFor(() => expect(removeTemplate).toHaveBeenCalledExactlyOnceWith({ ...PRACTICE, templateId }))
})

test('adds a template once something is chosen', async () => {
  const createTemplate = vi.fn(() => Promise.resolve(aPacketTemplate()))
  const { user, press, dialog } = show([], {}, undefined, { createTemplate })
  await press('Add template')
  const form = await dialog()
  await user.type(await form.findByRole('textbox', { name: 'Name' }), 'New client')
  for (const asked of [/^About the client/, /^Phone and e-mail/, /^Emergency contact/]) {
    await user.click(form.getByRole('checkbox', { name: asked }))
  }
  await user.click(form.getByRole('button', { name: 'Save template' }))
  expect(await form.findAllByText('Choose at least one form or document')).not.toHaveLength(0)
  await user.click(form.getByRole('checkbox', { name: /^PCL-5/ }))
  await user.click(form.getByRole('button', { name: 'Save template' }))
  await waitFor(() => expect(createTemplate).toHaveBeenCalledOnce())
  expect(createTemplate).toHaveBeenCalledWith(
    PRACTICE,
    { name: 'New client', items: ['pcl5'], forms: [], documents: [], message: '' },
    expect.anything(),
  )
})
