import { Button, Dialog } from '@oaklet/design-system'
import { screen, waitFor } from '@testing-library/react'
import { type ComponentType, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { renderScreen } from '../testing/render-screen'
import { isNewRelease } from './is-new-release'
import { lazyDialog } from './lazy-dialog'

vi.mock('./is-new-release', () => ({ isNewRelease: vi.fn(() => Promise.resolve(false)) }))

interface NoteProps {
  client: string
  onClose: () => void
}

function NoteDialog({ client, onClose }: NoteProps) {
  return (
    <Dialog title={`Note on ${client}`} isOpen onOpenChange={onClose}>
      <p>What was said.</p>
    </Dialog>
  )
}

const never = () => new Promise<ComponentType<NoteProps>>(() => undefined)

/** A screen with a button that opens the dialog, whose code `load` brings. */
function show(load: () => Promise<ComponentType<NoteProps>>) {
  const Note = lazyDialog<NoteProps>(({ client }) => `Note on ${client}`, load)
  function Screen() {
    const [isOpen, setOpen] = useState(false)
    return (
      <>
        <Button {...Note.onIntent} onPress={() => setOpen(true)}>
          Add a note
        </Button>
        {isOpen && <Note client="Ana" onClose={() => setOpen(false)} />}
      </>
    )
  }
  const view = renderScreen(<Screen />)
  const opener = screen.getByRole('button', { name: 'Add a note' })
  return { ...view, opener }
}

test('the code comes once, as soon as the button has focus', async () => {
  const load = vi.fn(() => Promise.resolve(NoteDialog))
  const { user } = show(load)
  expect(load).not.toHaveBeenCalled()
  await user.tab()
  expect(load).toHaveBeenCalledOnce()
  await user.keyboard('{Enter}')
  expect(await screen.findByText('What was said.')).toBeInTheDocument()
  expect(load).toHaveBeenCalledOnce()
})

test('a dialog of the same name waits for code that is slow, and can be closed', async () => {
  const { user, opener } = show(never)
  await user.click(opener)
  expect(await screen.findByRole('dialog', { name: 'Note on Ana' })).toBeInTheDocument()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(opener).toHaveFocus())
})

test('focus goes back to the button from a dialog that came late', async () => {
  let arrive: (part: ComponentType<NoteProps>) => void = () => undefined
  const { user, opener } = show(() => new Promise((resolve) => (arrive = resolve)))
  await user.click(opener)
  await screen.findByRole('dialog', { name: 'Note on Ana' })
  arrive(NoteDialog)
  expect(await screen.findByText('What was said.')).toBeInTheDocument()
  expect(screen.getAllByRole('dialog')).toHaveLength(1)
  await waitFor(() =>
    expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement),
  )
  await user.keyboard('{Escape}')
  await waitFor(() => expect(opener).toHaveFocus())
})

test('code that could not be loaded is said, and brought by another try', async () => {
  const load = vi.fn(() => Promise.resolve(NoteDialog))
  load.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  load.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  const { user } = show(load)
  await user.tab()
  await user.keyboard('{Enter}')
  expect(await screen.findByText(/could not be loaded: check your connection/)).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('What was said.')).toBeInTheDocument()
})

test('code that went with an older release is not tried again: the page has to be loaded anew', async () => {
  vi.mocked(isNewRelease).mockResolvedValueOnce(true)
  const { user, opener } = show(() => Promise.reject(new TypeError('Failed to fetch')))
  await user.click(opener)
  expect(await screen.findByText(/Oaklet was updated while this page was open/)).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Reload Page' })).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
})
