import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { rightToLeft, twiceAsLarge } from '../Field/story-frames'
import { FileUpload } from './FileUpload'
import type { UploadFile } from './upload-file'

const FILES: UploadFile[] = [
  { id: '1', name: 'intake.pdf', bytes: 820_000, state: 'done' },
  { id: '2', name: 'scan.png', bytes: 1_440_000, state: 'sending', progress: 0.4 },
  { id: '3', name: 'consent.pdf', bytes: 64_000, state: 'waiting' },
  { id: '4', name: 'photo.jpg', bytes: 4_200_000, state: 'failed', message: 'The connection was lost.' },
]
const aFile = (name: string, type: string) => new File(['content'], name, { type })

const meta = {
  component: FileUpload,
  args: {
    label: 'Papers',
    description: 'What the client signed.',
    accept: ['application/pdf', 'image/*'],
    maxBytes: 10_000_000,
    isMultiple: true,
    files: [] as readonly UploadFile[],
    onAdd: fn(),
    onRemove: fn(),
    onRetry: fn(),
  },
  render: function Owner(args) {
    const [files, setFiles] = useState(args.files)
    return (
      <div style={{ maxInlineSize: '32rem' }}>
        <FileUpload
          {...args}
          files={files}
          onAdd={(added) => {
            const waiting = added.map(
              ({ name, size }) => ({ id: name, name, bytes: size, state: 'waiting' }) as const,
            )
            setFiles([...files, ...waiting])
            args.onAdd(added)
          }}
          onRemove={(id) => {
            setFiles(files.filter((file) => file.id !== id))
            args.onRemove(id)
          }}
          onRetry={(id) => {
            setFiles(
              files.map((file) => (file.id === id ? { ...file, state: 'sending', progress: 0 } : file)),
            )
            args.onRetry?.(id)
          }}
        />
      </div>
    )
  },
} satisfies Meta<typeof FileUpload>
export default meta
type Story = StoryObj<typeof meta>

/** Tried again and removed by keyboard; focus stays near what it was on. */
export const Example: Story = {
  args: { files: FILES },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Choose files' })).toHaveFocus()
    canvas.getByRole('button', { name: 'Try photo.jpg again' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onRetry).toHaveBeenCalledWith('4')
    await expect(canvas.getByRole('button', { name: 'Remove photo.jpg' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onRemove).toHaveBeenCalledWith('4')
    await expect(canvas.getByRole('button', { name: 'Remove consent.pdf' })).toHaveFocus()
  },
}

/** A file that can't be added is named where it was dropped, with the reason. */
export const Refused: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.upload(
      canvasElement.querySelector<HTMLInputElement>('input[type="file"]') ?? canvasElement,
      [aFile('setup.exe', 'application/x-msdownload'), aFile('scan.pdf', 'application/pdf')],
      { applyAccept: false },
    )
    await expect(canvas.getByText('setup.exe is not one of these: PDF or images.')).toBeVisible()
    await expect(args.onAdd).toHaveBeenCalledTimes(1)
    await expect(canvas.getByText('scan.pdf')).toBeVisible()
  },
}

/** While files are held above it. */
export const HeldAbove: Story = {
  play: async ({ canvasElement }) => {
    const dataTransfer = new DataTransfer()
    dataTransfer.items.add(aFile('scan.pdf', 'application/pdf'))
    within(canvasElement)
      .getByRole('group')
      .dispatchEvent(new DragEvent('dragenter', { dataTransfer, bubbles: true }))
    await waitFor(() => expect(canvasElement.querySelector('[data-over]')).toBeVisible())
  },
}

/** Empty, with files in every state, for one file, wrong, optional and disabled. */
export const Matrix: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: '2rem', maxInlineSize: '32rem' }}>
      <FileUpload {...args} />
      <FileUpload {...args} label="In every state" files={FILES} />
      <FileUpload {...args} label="One file" isMultiple={false} accept={[]} />
      <FileUpload {...args} label="Wrong" errorMessage="Add the consent form." />
      <FileUpload {...args} label="Optional" isOptional />
      <FileUpload {...args} label="Disabled" isDisabled />
    </div>
  ),
}

/** Long names break; the buttons stay at the end. */
export const LongWords: Story = {
  args: {
    files: [
      {
        id: '1',
        name: 'Donaudampfschifffahrtsgesellschaftskapitaen-intake-form-signed-and-scanned.pdf',
        bytes: 820_000,
        state: 'failed',
        message: 'The connection was lost before the file had arrived.',
      },
    ],
  },
  decorators: [twiceAsLarge],
}

/** Words that run from right to left, with a name that does not. */
export const RightToLeft: Story = {
  args: { label: 'מסמכים', description: 'מה שהלקוח חתם.', files: FILES.slice(0, 2) },
  decorators: [rightToLeft],
}
