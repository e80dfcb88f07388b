import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Button } from '../Button/Button'
import { Icon } from '../Icon/Icon'
import { IconButton } from '../IconButton/IconButton'
import { MenuButton } from '../MenuButton/MenuButton'
import { BUTTON_GROUP_ALIGNMENTS, ButtonGroup } from './ButtonGroup'

const meta = {
  component: ButtonGroup,
  args: {
    label: 'Invoice INV-1042',
    children: (
      <>
        <Button tone="primary">Record a payment</Button>
        <Button>Send a reminder</Button>
        <IconButton label="Print invoice" icon={<Icon of="print" />} tone="secondary" />
      </>
    ),
  },
} satisfies Meta<typeof ButtonGroup>
export default meta
type Story = StoryObj<typeof meta>

/** Each button has its own Tab stop. */
export const Example: Story = {
  play: async ({ canvasElement }) => {
    const group = within(canvasElement).getByRole('group', { name: 'Invoice INV-1042' })
    for (const name of ['Record a payment', 'Send a reminder', 'Print invoice']) {
      await userEvent.tab()
      await expect(within(group).getByRole('button', { name })).toHaveFocus()
    }
    await userEvent.keyboard('{Escape}')
  },
}

/** Every alignment. */
export const Matrix: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: '1rem' }}>
      {BUTTON_GROUP_ALIGNMENTS.map((align) => (
        <ButtonGroup key={align} align={align} label={`At the ${align}`}>
          <Button>Discard</Button>
          <Button tone="primary">Save client</Button>
          <MenuButton label="More" items={[{ id: 'archive', label: 'Archive' }]} onAction={fn()} />
        </ButtonGroup>
      ))}
    </div>
  ),
}

/** Long words in a narrow place go to further lines. */
export const Narrow: Story = {
  args: {
    children: (
      <>
        <Button tone="primary">Send the statement to the insurance company</Button>
        <Button>Rechnungszahlungserinnerung verschicken</Button>
      </>
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '16rem' }}>
        <Story />
      </div>
    ),
  ],
}

/** Right to left, the start is on the right. */
export const RightToLeft: Story = {
  args: {
    label: 'الفاتورة',
    children: (
      <>
        <Button tone="primary">تسجيل دفعة</Button>
        <Button>إرسال تذكير</Button>
      </>
    ),
  },
  decorators: [
    (Story) => (
      <div dir="rtl" lang="ar">
        <Story />
      </div>
    ),
  ],
}
