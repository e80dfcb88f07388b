import { TextField, ToastRegion, toasts } from '@oaklet/design-system'
import { act, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderScreen } from '../../testing/render-screen'
import { RecordForm } from './RecordForm'
import { useForm } from './use-form'

interface Place {
  name: string
  version: number
}

const HOME = { name: 'Home', version: 3 }
const save = vi.fn()
const saving = { base: HOME, stale: null, isPending: false, error: null, takeTheirs: vi.fn(), save }
const bodyOf = ({ name }: Pick<Place, 'name'>, { version }: Place) => ({ name: name.trim(), version })

function PlaceForm() {
  const form = useForm({ initial: { name: HOME.name }, errorsOf: () => [] })
  return (
    <RecordForm
      {...{
        label: 'Place',
        submitLabel: 'Save place',
        savedWords: 'Saved',
        fallback: 'Failed',
        what: 'place',
      }}
      form={form}
      saving={saving}
      valuesOf={({ name }) => ({ name })}
      bodyOf={bodyOf}
      versionsOf={() => []}
    >
      <TextField label="Name" value={form.values.name} onChange={(name) => form.change({ name })} />
    </RecordForm>
  )
}

const show = () =>
  renderScreen(
    <>
      <PlaceForm />
      <ToastRegion />
    </>,
  )

// Returns nothing, because awaiting the call keeps React's queue open for what comes late.
afterEach(() => {
  act(() => toasts.clear())
  save.mockReset()
})

test('what would be sent as it is saved is not sent, and that is said', async () => {
  const { user } = show()
  await user.type(screen.getByLabelText('Name'), '  ')
  await user.click(screen.getByRole('button', { name: 'Save place' }))
  expect(await screen.findByRole('alertdialog', { name: 'There is nothing new to save' })).toBeVisible()
  expect(save).not.toHaveBeenCalled()
})

test('what is typed is sent over the version that the person began from', async () => {
  const { user } = show()
  await user.type(screen.getByLabelText('Name'), ' office')
  await user.click(screen.getByRole('button', { name: 'Save place' }))
  expect(save).toHaveBeenCalledExactlyOnceWith({ name: 'Home office', version: 3 }, expect.anything())
})
