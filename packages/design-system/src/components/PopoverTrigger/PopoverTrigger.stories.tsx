import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from '../Button/Button'
import { rightToLeft, turnPage } from '../Field/story-frames'
import { Link } from '../Link/Link'
import { POPOVER_PLACEMENTS, PopoverTrigger } from './PopoverTrigger'

const meta = {
  component: PopoverTrigger,
  args: {
    title: 'How the balance is made up',
    trigger: <Button>Balance: $120.50</Button>,
    children: (
      <>
        <p>Two invoices less one payment.</p>
        <Link href="#ledger">Open the ledger</Link>
      </>
    ),
  },
} satisfies Meta<typeof PopoverTrigger>
export default meta
type Story = StoryObj<typeof meta>

const popover = () => screen.queryByRole('dialog', { name: 'How the balance is made up' })

/** Opened by Enter, gone through by Tab, left by Escape, and focus comes back. */
export const Example: Story = {
  play: async () => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(popover()).toHaveFocus())
    await userEvent.tab()
    await expect(screen.getByRole('link', { name: 'Open the ledger' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(popover()).toBeNull())
    await waitFor(() => expect(screen.getByRole('button')).toHaveFocus())
  },
}

/** Open. */
export const Open: Story = {
  play: async () => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(popover()).toBeVisible())
  },
}

/** From every side. */
export const Matrix: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: '1rem' }}>
      {POPOVER_PLACEMENTS.map((placement) => (
        <PopoverTrigger
          key={placement}
          label={placement}
          placement={placement}
          trigger={<Button>{placement}</Button>}
        >
          Beside what opened it.
        </PopoverTrigger>
      ))}
    </div>
  ),
}

/** Long words break within the panel, on a telephone too. */
export const LongWords: Story = {
  args: {
    title: 'Krankenversicherungsabrechnungsvoranschlag for Wilhelmina Featherstonehaugh-Cholmondeley',
    children: (
      <>
        <p>Versichertenstammdatenaktualisierungsbestätigungsschreiben</p>
        <Link href="#ledger">Zahlungsverkehrsübersichtsverzeichnis öffnen</Link>
      </>
    ),
  },
  play: async () => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible())
  },
}

/** It starts where its button does, at the right. */
export const RightToLeft: Story = {
  args: {
    title: 'ממה מורכבת היתרה',
    trigger: <Button>יתרה: ‎$120.50</Button>,
    children: (
      <>
        <p>שתי חשבוניות פחות תשלום אחד.</p>
        <Link href="#ledger">לספר התנועות</Link>
      </>
    ),
  },
  decorators: [rightToLeft],
  beforeEach: turnPage('he'),
  play: async () => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible())
  },
}
