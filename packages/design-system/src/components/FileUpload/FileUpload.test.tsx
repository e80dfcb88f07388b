import { createEvent, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { Form } from '../Form/Form'
import { FileUpload, type FileUploadProps } from './FileUpload'
import type { UploadFile } from './upload-file'

const aFile = (name: string, type = 'application/pdf') => new File(['content'], name, { type })
const FILES: UploadFile[] = [
  { id: '1', name: 'intake.pdf', bytes: 820_000, state: 'done' },
  { id: '2', name: 'scan.png', bytes: 1_440_000, state: 'failed', message: 'The connection was lost.' },
]

function Papers(props: Partial<FileUploadProps>) {
  const [files, setFiles] = useState<readonly UploadFile[]>(props.files ?? [])
  return (
    <FileUpload
      label="Papers"
      accept={['application/pdf', 'image/*']}
      maxBytes={10_000_000}
      isMultiple
      onAdd={(added) =>
        setFiles([
          ...files,
          ...added.map(({ name, size }): UploadFile => ({ id: name, name, bytes: size, state: 'waiting' })),
        ])
      }
      onRemove={(id) => setFiles(files.filter((file) => file.id !== id))}
      onRetry={(id) => setFiles(files.map((file) => (file.id === id ? { ...file, state: 'sending' } : file)))}
      {...props}
      files={files}
    />
  )
}

const group = () => screen.getByRole('group', { name: 'Papers' })
const choose = () => screen.getByRole('button', { name: 'Choose files' })
const names = () => screen.queryAllByRole('listitem').map((item) => item.textContent)
const spoken = () => document.querySelector('[role="log"][aria-live="polite"]')?.textContent ?? ''
const input = () =>
  document.querySelector<HTMLInputElement>('input[type="file"]') ?? document.createElement('input')

test('takes the files that are chosen', async () => {
  render(<Papers />)
  expect(input()).toHaveAttribute('accept', 'application/pdf,image/*')
  await userEvent.upload(input(), [aFile('a.pdf'), aFile('b.png', 'image/png')])
  expect(names()).toEqual(['a.pdf 1 kBWaiting', 'b.png 1 kBWaiting'])
})

test('takes files that are dropped, and shows while they are held above', () => {
  render(<Papers />)
  const dataTransfer = { types: ['Files'], files: [aFile('a.pdf')] }
  fireEvent.dragEnter(group(), { dataTransfer })
  expect(document.querySelector('[data-over]')).not.toBeNull()
  fireEvent.drop(group(), { dataTransfer })
  expect(document.querySelector('[data-over]')).toBeNull()
  expect(names()).toHaveLength(1)
})

test('takes files that are pasted, and leaves other pastes alone', () => {
  render(<Papers />)
  fireEvent.paste(choose(), { clipboardData: { files: [aFile('a.pdf')] } })
  expect(names()).toHaveLength(1)
  const text = createEvent.paste(choose(), { clipboardData: { files: [] } })
  fireEvent(choose(), text)
  expect(text.defaultPrevented).toBe(false)
})

test('says in place and aloud which file is refused and why, until the next try', () => {
  render(<Papers />)
  fireEvent.drop(group(), { dataTransfer: { types: ['Files'], files: [aFile('a.exe', ''), aFile('b.pdf')] } })
  expect(within(group()).getByText('a.exe is not one of these: PDF or images.')).toBeVisible()
  expect(spoken()).toContain('a.exe is not one of these: PDF or images.')
  expect(names()).toHaveLength(2)
  fireEvent.drop(group(), { dataTransfer: { types: ['Files'], files: [aFile('c.pdf')] } })
  expect(within(group()).queryByText(/a\.exe/)).toBeNull()
})

test('says once that a file has arrived or failed, and nothing of what lies between', () => {
  const sending: UploadFile = { id: 's', name: 'quiet.pdf', bytes: 1000, state: 'sending', progress: 0.2 }
  const common = { label: 'P', accept: [], maxBytes: 9, onAdd: vi.fn(), onRemove: vi.fn() }
  const { rerender } = render(<FileUpload {...common} files={[sending]} />)
  rerender(<FileUpload {...common} files={[{ ...sending, progress: 0.7 }]} />)
  expect(spoken()).not.toContain('quiet.pdf')
  expect(screen.getByRole('progressbar', { name: 'Sending quiet.pdf' })).toHaveAttribute(
    'aria-valuenow',
    '0.7',
  )
  rerender(<FileUpload {...common} files={[{ ...sending, state: 'done' }]} />)
  rerender(<FileUpload {...common} files={[{ ...sending, state: 'done' }]} />)
  expect(spoken().match(/quiet\.pdf: Added/g)).toHaveLength(1)
})

test('keeps focus near when a file is removed or tried again', async () => {
  render(<Papers files={FILES} />)
  screen.getByRole('button', { name: 'Try scan.png again' }).focus()
  await userEvent.keyboard('{Enter}')
  expect(screen.getByRole('button', { name: 'Remove scan.png' })).toHaveFocus()
  screen.getByRole('button', { name: 'Remove intake.pdf' }).focus()
  await userEvent.keyboard('{Enter}')
  expect(spoken()).toContain('intake.pdf removed')
  expect(screen.getByRole('button', { name: 'Remove scan.png' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(choose()).toHaveFocus()
})

test('is described by its help, its limits and its error, where the form’s summary leads', async () => {
  const error = 'Add the consent form.'
  render(
    <Form onSubmit={vi.fn()} errors={[{ path: 'papers', message: error }]}>
      <Papers name="papers" description="Signed." errorMessage={error} />
    </Form>,
  )
  expect(choose()).toHaveAccessibleDescription(
    'Signed. Or drop or paste them here: PDF or images, up to 10 MB each Add the consent form.',
  )
  await userEvent.click(screen.getByRole('link'))
  expect(choose()).toHaveFocus()
})

test('takes nothing while disabled, and does not let the browser open a dropped file', () => {
  render(<Papers isDisabled />)
  const drop = createEvent.drop(group(), { dataTransfer: { types: ['Files'], files: [aFile('a.pdf')] } })
  fireEvent(group(), drop)
  expect(drop.defaultPrevented).toBe(true)
  expect(names()).toEqual([])
  expect(choose()).toBeDisabled()
})

test('neither removes nor sends again while disabled', () => {
  render(<Papers files={FILES} isDisabled />)
  for (const name of ['Remove intake.pdf', 'Remove scan.png', 'Try scan.png again'])
    expect(screen.getByRole('button', { name })).toBeDisabled()
})
