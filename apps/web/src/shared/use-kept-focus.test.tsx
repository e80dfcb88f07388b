import { render, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useKeptFocus } from './use-kept-focus'

function List({ rows, goesTo = 'heading' }: { rows: readonly string[]; goesTo?: string }) {
  useKeptFocus(rows.length, goesTo)
  return (
    <>
      <h1 id="heading" tabIndex={-1}>
        Rows
      </h1>
      {rows.map((row) => (
        <button key={row} id={row}>
          {row}
        </button>
      ))}
      <input aria-label="Elsewhere" />
    </>
  )
}

const heading = () => screen.getByRole('heading')
const frames = async (count: number) => {
  for (let shown = 0; shown < count; shown += 1) await new Promise(requestAnimationFrame)
}

/** A question over the page, as one is while it fades out: it keeps the focus until it has gone. */
function askOverPage() {
  const overlay = document.body.appendChild(document.createElement('div'))
  overlay.innerHTML = '<div role="alertdialog"><button>Revoke</button></div>'
  overlay.querySelector('button')?.focus()
  return overlay
}

test('goes to the heading when the row that had the focus has gone', async () => {
  const { rerender } = render(<List rows={['June', 'Leo']} />)
  screen.getByRole('button', { name: 'June' }).focus()
  rerender(<List rows={['Leo']} />)
  await waitFor(() => expect(heading()).toHaveFocus())
})

test('goes to what is named last, also where another name waited for its frames', async () => {
  const { rerender } = render(<List rows={['June', 'Leo']} />)
  screen.getByRole('button', { name: 'June' }).focus()
  rerender(<List rows={['Leo']} goesTo="Leo" />)
  await waitFor(() => expect(screen.getByRole('button', { name: 'Leo' })).toHaveFocus())
})

test('stays where it is when another row has gone', async () => {
  const { rerender } = render(<List rows={['June', 'Leo']} />)
  const leo = screen.getByRole('button', { name: 'Leo' })
  leo.focus()
  rerender(<List rows={['Leo']} />)
  await frames(5)
  expect(leo).toHaveFocus()
})

test('goes to the heading once a dialog has closed that kept it longer than the row was there', async () => {
  const { rerender } = render(<List rows={['June']} />)
  screen.getByRole('button', { name: 'June' }).focus()
  const overlay = askOverPage()
  rerender(<List rows={[]} />)
  await frames(10)
  expect(overlay).toContainElement(document.activeElement as HTMLElement)
  overlay.remove()
  await waitFor(() => expect(heading()).toHaveFocus())
})

test('is left to whoever takes it when the dialog closes', async () => {
  const { rerender } = render(<List rows={['June']} />)
  screen.getByRole('button', { name: 'June' }).focus()
  const overlay = askOverPage()
  rerender(<List rows={[]} />)
  await frames(10)
  overlay.remove()
  const elsewhere = screen.getByRole('textbox', { name: 'Elsewhere' })
  elsewhere.focus()
  await frames(5)
  expect(elsewhere).toHaveFocus()
})
