import {
  choicesOf,
  type FormCondition,
  type FormItem,
  type FormItemKind,
  type FormOperator,
  type FormTemplate,
  type StartingForm,
} from '@oaklet/api/contract'

/** What each kind of question is called. */
export const ITEM_KIND_WORDS: Readonly<Record<FormItemKind, string>> = {
  heading: 'Heading',
  short_text: 'Short text',
  long_text: 'Long text',
  yes_no: 'Yes or no',
  one_of: 'One answer of a list',
  several_of: 'Several answers of a list',
  scale: 'Scale',
  number: 'Number',
  date: 'Date',
}

/** How an earlier answer is looked at. */
export const OPERATOR_WORDS: Readonly<Record<FormOperator, string>> = {
  equals: 'is',
  differs: 'is not',
  answered: 'is answered',
}

/** Our forms to begin with. */
export const STARTING_FORM_WORDS: Readonly<Record<StartingForm, string>> = {
  history: 'Health and history of an adult',
  child_history: 'About a child, for their parent',
}

/** What a part of a form is, in a line. */
export function itemDetail(item: FormItem, items: readonly FormItem[]): string {
  const { kind, isRequired, condition, alerts } = item
  return [
    ITEM_KIND_WORDS[kind],
    isRequired && 'has to be answered',
    alerts.length > 0 && 'notifies you at once',
    condition !== null && `only if ${conditionWords(condition, items)}`,
  ]
    .filter(Boolean)
    .join(' · ')
}

function conditionWords({ match, tests }: FormCondition, items: readonly FormItem[]): string {
  const words = tests.map(({ itemId, operator, value }) => {
    const tested = items.find(({ id }) => id === itemId)
    const label = tested && choicesOf(tested).find(({ id }) => id === value)?.label
    const name = `“${tested?.label ?? 'a question that was removed'}”`
    return operator === 'answered'
      ? `${name} ${OPERATOR_WORDS.answered}`
      : `${name} ${OPERATOR_WORDS[operator]} “${label ?? value}”`
  })
  return words.join(match === 'all' ? ' and ' : ' or ')
}

/** Whether what is written of a form is sent to clients. */
export function formStateWords({ hasDraft, current }: FormTemplate): string {
  if (current === null) return 'Draft, never published'
  return hasDraft ? `Changed since version ${current.number}` : `Version ${current.number} is published`
}
