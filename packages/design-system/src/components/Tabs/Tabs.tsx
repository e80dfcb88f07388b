import type { ReactNode } from 'react'
import { Tab, TabList, TabPanel, TabPanels, Tabs as AriaTabs } from 'react-aria-components'
import { tab, tabList, tabPanel, tabPanels } from './Tabs.css'

export interface TabsProps<Id extends string> {
  /** Names the row of tabs. */
  label: string
  /** The views in the order of their tabs, each with its name and what its panel shows. */
  tabs: readonly { id: Id; label: ReactNode; content: ReactNode }[]
  /** The id of the view that is shown; no other is mounted. */
  selectedKey: Id
  /** Called with the id of a view when its tab is pressed, and as soon as an arrow key goes to it. */
  onSelectionChange: (id: Id) => void
}

/** Views of one thing, one at a time; only the selected panel is mounted. */
export function Tabs<Id extends string>({ label, tabs, selectedKey, onSelectionChange }: TabsProps<Id>) {
  return (
    <AriaTabs
      selectedKey={selectedKey}
      onSelectionChange={(key) => {
        const chosen = tabs.find(({ id }) => id === key)
        if (chosen !== undefined) onSelectionChange(chosen.id)
      }}
    >
      <TabList aria-label={label} className={tabList}>
        {tabs.map(({ id, label: name }) => (
          <Tab key={id} id={id} className={tab}>
            {name}
          </Tab>
        ))}
      </TabList>
      <TabPanels className={tabPanels}>
        {tabs.map(({ id, content }) => (
          <TabPanel key={id} id={id} className={tabPanel}>
            {content}
          </TabPanel>
        ))}
      </TabPanels>
    </AriaTabs>
  )
}
