import { NetworkError } from '@oaklet/api'
import { TextField } from '@oaklet/design-system'
import { act, screen, waitFor, within } from '@testing-library/react'
import { type ComponentProps, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { renderScreen } from '../../testing/render-screen'
import { FormDialog } from './FormDialog'
import { useForm } from './use-form'

type Given = Partial<ComponentProps<typeof FormDialog>>

function NameDialog({ given, onClose }: { given: Given; onClose: () => void }) {
  const form = useForm({ initial: { name: 'Ada' }, errorsOf: () => [] })
  return (
    <FormDialog
      title="A name"
      form={form}
      submitLabel="Save name"
      pendingLabel="Saving…"
      isPending={false}
      error={null}
      fallback="Failed to save"
      onSubmit={vi.fn()}
      onClose={onClose}
      {...given}
    >
      <TextField label="Name" {...form.field('name')} />
    </FormDialog>
  )
}

function show(given: Given = {}) {
  const onClose = vi.fn()
  const view = renderScreen(<NameDialog given={given} onClose={onClose} />)
  return { ...view, onClose, name: () => screen.findByRole('textbox', { name: 'Name' }) }
}

test.each(['Escape', 'Cancel'])('%s asks before it throws away what is typed', async (way) => {
  const { user, onClose, name } = show()
  await user.type(await name(), '!')
  const close = () =>
    way === 'Escape' ? user.keyboard('{Escape}') : user.click(screen.getByRole('button', { name: way }))
  await close()
  const question = await screen.findByRole('alertdialog', { name: 'Close without saving?' })
  await user.click(within(question).getByRole('button', { name: 'Keep editing' }))
  expect(onClose).not.toHaveBeenCalled()
  expect(await name()).toHaveValue('Ada!')
  // A closing question gives the focus back a frame later.
  await waitFor(() => expect(document.activeElement?.closest('[role=dialog]')).not.toBeNull())
  await close()
  await user.click(await screen.findByRole('button', { name: 'Close without saving' }))
  expect(onClose).toHaveBeenCalledOnce()
})

test.each([
  ['Back', -1, '/'],
  ['Forward', 1, '/?after'],
] as const)('%s asks before it takes away what is typed', async (_, way, to) => {
  const { user, name, router, address } = show()
  await name()
  await act(() => router.navigate('/?here'))
  await act(() => router.navigate('/?after'))
  await act(() => router.navigate(-1))
  await user.type(await name(), '!')
  const leave = () => void router.navigate(way)
  leave()
  const question = await screen.findByRole('alertdialog', { name: 'Leave without saving?' })
  await user.click(within(question).getByRole('button', { name: 'Keep editing' }))
  expect(await name()).toHaveValue('Ada!')
  // A closing question gives the focus back a frame later.
  await waitFor(() => expect(document.activeElement?.closest('[role=dialog]')).not.toBeNull())
  leave()
  await user.click(await screen.findByRole('button', { name: 'Leave without saving' }))
  await waitFor(() => expect(address()).toBe(to))
})

test('it closes at once while nothing is typed', async () => {
  const { user, onClose, name } = show()
  await name()
  await user.keyboard('{Escape}')
  expect(onClose).toHaveBeenCalledOnce()
})

test('a failure that is about no field is said above the fields', async () => {
  show({ error: new NetworkError('unreachable') })
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Failed to save. Oaklet can’t be reached; what you entered is still here.',
  )
})

test('a failure is not said twice where a field says it', async () => {
  show({
    error: new NetworkError('unreachable'),
    form: { errors: [{ path: 'name', message: 'Taken' }], isTouched: true, isStopped: true },
  })
  expect(await screen.findByText('One thing needs your attention')).toBeVisible()
  expect(screen.queryByText(/Failed to save/)).toBeNull()
})

test('what is being sent and can’t be taken back keeps the dialog open', async () => {
  const { user, onClose, name } = show({ isPending: true, staysWhilePending: true })
  await name()
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(onClose).not.toHaveBeenCalled()
})

test('when nothing is left to send it can only be closed', async () => {
  const { user, onClose, name } = show({ isOver: true })
  await user.type(await name(), '!')
  expect(screen.queryByRole('button', { name: 'Save name' })).toBeNull()
  // The first is the cross in the header.
  await user.click(screen.getAllByRole('button', { name: 'Close' })[1] as HTMLElement)
  expect(onClose).toHaveBeenCalledOnce()
})

test('who takes the other version goes on at the button that saves', async () => {
  function Stale() {
    const [isStale, setStale] = useState(true)
    const stale = {
      what: 'name',
      rows: [{ label: 'Name', mine: 'Ada', theirs: 'Bo' }],
      onKeepMine: vi.fn(),
      onTakeTheirs: () => setStale(false),
    }
    return <NameDialog given={{ stale: isStale ? stale : null }} onClose={vi.fn()} />
  }
  const { user } = renderScreen(<Stale />)
  await user.click(await screen.findByRole('button', { name: 'Take theirs' }))
  await waitFor(() => expect(screen.getByRole('button', { name: 'Save name' })).toHaveFocus())
})
