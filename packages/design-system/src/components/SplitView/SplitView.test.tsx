import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { narrowScreen } from '../../testing/narrow-screen'
import { SplitView } from './SplitView'

afterEach(() => void vi.unstubAllGlobals())

const NAMES = ['Leo Grant', 'Maya Ortiz']

function Clients() {
  const [chosen, setChosen] = useState<string | null>(null)
  const [names, setNames] = useState(NAMES)
  return (
    <SplitView
      listLabel="Clients"
      list={names.map((name) => (
        <button key={name} onClick={() => setChosen(name)}>
          {name}
        </button>
      ))}
      detail={
        chosen === null
          ? null
          : {
              id: chosen,
              title: chosen,
              content: (
                <button onClick={() => setNames(names.filter((name) => name !== chosen))}>Remove</button>
              ),
            }
      }
      emptyDetail="Choose a client"
      onBack={() => setChosen(null)}
    />
  )
}

const item = (name: string) => screen.getByRole('button', { name })
const back = () => screen.getByRole('button', { name: 'Back to Clients' })

test('wide: list and detail are regions of their own names, and focus stays in the list', async () => {
  render(<Clients />)
  expect(screen.getByRole('region', { name: 'Clients' })).toBeVisible()
  expect(screen.getByRole('region', { name: 'Nothing chosen' })).toHaveTextContent('Choose a client')
  await userEvent.click(item('Maya Ortiz'))
  expect(screen.getByRole('region', { name: 'Maya Ortiz' })).toBeVisible()
  expect(item('Leo Grant')).toBeVisible()
  expect(item('Maya Ortiz')).toHaveFocus()
  expect(screen.queryByRole('button', { name: 'Back to Clients' })).toBeNull()
})

test('narrow: one at a time, with focus on the title of what opened and back on the item', async () => {
  narrowScreen()
  render(<Clients />)
  expect(screen.queryByText('Choose a client')).toBeNull()
  await userEvent.tab()
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  expect(screen.getByRole('heading', { name: 'Maya Ortiz' })).toHaveFocus()
  expect(screen.queryByRole('region', { name: 'Clients' })).toBeNull()
  await userEvent.tab({ shift: true })
  expect(back()).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(item('Maya Ortiz')).toHaveFocus()
})

test('narrow: focus goes to the list when the item is gone', async () => {
  narrowScreen()
  render(<Clients />)
  await userEvent.click(item('Leo Grant'))
  await userEvent.click(item('Remove'))
  await userEvent.click(back())
  expect(screen.getByRole('region', { name: 'Clients' })).toHaveFocus()
})

test('narrow: takes no focus when it starts with a detail', () => {
  narrowScreen()
  render(
    <SplitView
      listLabel="Clients"
      list="List"
      detail={{ id: '1', title: 'Maya Ortiz', content: 'Phone' }}
      emptyDetail=""
      onBack={vi.fn()}
    />,
  )
  expect(document.body).toHaveFocus()
})
