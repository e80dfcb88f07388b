import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { rightToLeft } from '../Field/story-frames'
import { DisclosureGroup } from './DisclosureGroup'

const meta = {
  component: DisclosureGroup,
  args: {
    headingLevel: 2,
    onExpandedChange: fn(),
    items: [
      { id: 'contacts', title: 'Emergency contacts', content: <p>Rosa Ortiz, mother</p> },
      { id: 'coverage', title: 'Coverage', content: <p>Aetna, member 100-22</p> },
      { id: 'documents', title: 'Documents', content: <p>Nothing was uploaded yet.</p> },
    ],
  },
} satisfies Meta<typeof DisclosureGroup>
export default meta
type Story = StoryObj<typeof meta>

/** The keys of the W3C’s pattern for an accordion, each as a step. */
export const Example: Story = {
  play: async ({ canvasElement, step }) => {
    const button = (name: string) => within(canvasElement).getByRole('button', { name })
    const isOpen = (name: string, open: boolean) =>
      expect(button(name)).toHaveAttribute('aria-expanded', String(open))
    await step('Enter opens one', async () => {
      await userEvent.tab()
      await userEvent.keyboard('{Enter}')
      await isOpen('Emergency contacts', true)
    })
    await step('Tab goes to the next; Space opens it and closes the first', async () => {
      await userEvent.tab()
      await expect(button('Coverage')).toHaveFocus()
      await userEvent.keyboard(' ')
      await isOpen('Coverage', true)
      await isOpen('Emergency contacts', false)
    })
    await step('Shift and Tab goes back', async () => {
      await userEvent.tab({ shift: true })
      await expect(button('Emergency contacts')).toHaveFocus()
    })
  },
}

/** Several open at once, one disabled. */
export const Matrix: Story = {
  args: {
    allowsMultipleExpanded: true,
    defaultExpandedKeys: ['contacts', 'coverage'],
    items: [
      { id: 'contacts', title: 'Emergency contacts', content: <p>Rosa Ortiz, mother</p> },
      { id: 'coverage', title: 'Coverage', content: <p>Aetna, member 100-22</p> },
      { id: 'documents', title: 'Documents', content: <p>Nothing</p>, isDisabled: true },
    ],
  },
}

/** Long words go to further lines beside their marks, and nothing is cut off. */
export const LongWords: Story = {
  args: {
    defaultExpandedKeys: ['coverage'],
    items: [
      { id: 'contacts', title: 'Wilhelmina Featherstonehaugh-Cholmondeley’s contacts', content: <p>None</p> },
      {
        id: 'coverage',
        title: 'Krankenversicherungsabrechnungsvoranschläge',
        content: <p>Versichertenstammdatenaktualisierungsbestätigungsschreiben</p>,
      },
    ],
  },
  decorators: [(Story) => <div style={{ maxInlineSize: '16rem' }}>{Story()}</div>],
}

/** Titles start at the right, and the marks are at the left. */
export const RightToLeft: Story = {
  args: {
    defaultExpandedKeys: ['contacts'],
    items: [
      { id: 'contacts', title: 'אנשי קשר לשעת חירום', content: <p>רחל חדד, אימא</p> },
      { id: 'coverage', title: 'ביטוח', content: <p>כללית, חבר 100-22</p> },
    ],
  },
  decorators: [rightToLeft],
}
