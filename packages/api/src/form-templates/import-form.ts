import { bothConditions, FHIR_EXTENSIONS } from './fhir-questionnaire'
import {
  choicesOf,
  type FormCondition,
  FormContent,
  type FormItem,
  type FormItemKind,
  type FormOption,
  type FormTest,
  isChoice,
  MAX_FORM_HELP,
  MAX_FORM_ITEMS,
  MAX_FORM_LABEL,
  MAX_FORM_OPTIONS,
  MAX_FORM_TESTS,
} from './form-content'

import {
  extensionsNamed,
  isHelp,
  isObject,
  isScale,
  type Json,
  labelIn,
  listOf,
  numberIn,
  textOf,
} from './questionnaire-fields'

/** A form that was read from a file, and a sentence for each thing in the file that a form can’t hold. */
export interface ImportedForm {
  content: FormContent
  leftOut: string[]
}

/** Reads a form that was saved as JSON, or a FHIR R4 Questionnaire; null for anything else. */
export function importForm(json: unknown): ImportedForm | null {
  if (isObject(json) && json['resourceType'] === 'Questionnaire') return importQuestionnaire(json)
  const own = FormContent.safeParse(json)
  return own.success ? { content: own.data, leftOut: [] } : null
}

function importQuestionnaire(questionnaire: Json): ImportedForm | null {
  const reading = new Reading()
  reading.readAll(listOf(questionnaire['item']), null)
  const title = textOf(questionnaire['title']) || textOf(questionnaire['name']) || 'Imported form'
  const isClinical = listOf(questionnaire['extension']).find(
    ({ url }) => url === FHIR_EXTENSIONS.isClinical,
  )?.['valueBoolean']
  if (reading.items.length > MAX_FORM_ITEMS) {
    reading.leftOut.push(`Only the first ${MAX_FORM_ITEMS} questions were read`)
  }
  const content = FormContent.safeParse({
    ...{ title: title.slice(0, 120), isClinical: isClinical !== false },
    items: reading.items.slice(0, MAX_FORM_ITEMS),
  })
  return content.success ? { content: content.data, leftOut: reading.leftOut } : null
}

/** Walks through the items of a Questionnaire; what stands in groups and under questions follows them. */
class Reading {
  readonly items: FormItem[] = []
  readonly leftOut: string[] = []
  /** Our id of each item by its linkId. */
  private readonly ids = new Map<string, string>()

  readAll(items: readonly Json[], outer: FormCondition | null): void {
    for (const item of items) this.read(item, outer)
  }

  private read(item: Json, outer: FormCondition | null): void {
    const type = textOf(item['type'])
    const label = (textOf(item['text']) || textOf(item['linkId'])).trim()
    const name = `“${label.slice(0, 60)}”`
    const children = listOf(item['item'])
    const help = children.filter(isHelp).map((one) => textOf(one['text']))
    const condition = this.conditionOf(item, outer, name)
    const kind = this.kindOf(type, item, name)
    // The condition of a group stands with its questions, as another group inside it may end before them.
    const own = kind === 'heading' ? null : condition
    if (kind !== null) this.add(item, { kind, label, help: help.join('\n\n'), condition: own }, name)
    this.readAll(
      children.filter((one) => !isHelp(one)),
      type === 'group' ? condition : outer,
    )
  }

  private add(
    item: Json,
    { kind, label, help, condition }: Pick<FormItem, 'kind' | 'label' | 'help' | 'condition'>,
    name: string,
  ): void {
    if (label.length > MAX_FORM_LABEL) this.leftOut.push(`${name} was cut off: it is too long`)
    const options = isChoice(kind) ? this.optionsOf(item, name) : []
    const [lowest, highest] = [
      numberIn(item, FHIR_EXTENSIONS.lowest),
      numberIn(item, FHIR_EXTENSIONS.highest),
    ]
    const isNumber = kind === 'scale' || kind === 'number'
    const read: FormItem = {
      ...{ id: this.idOf(textOf(item['linkId'])), kind, condition, options },
      ...{ label: label.slice(0, MAX_FORM_LABEL), help: help.slice(0, MAX_FORM_HELP) },
      isRequired: kind !== 'heading' && item['required'] === true,
      range: {
        ...{ lowest: isNumber ? lowest : null, highest: isNumber ? highest : null },
        lowestLabel: labelIn(item, FHIR_EXTENSIONS.lowestLabel),
        highestLabel: labelIn(item, FHIR_EXTENSIONS.highestLabel),
      },
      alerts: [],
    }
    const answers = choicesOf(read).map(({ id }) => id)
    const alerts = extensionsNamed(item, FHIR_EXTENSIONS.alert).map((one) => textOf(one['valueString']))
    this.items.push({ ...read, alerts: alerts.filter((alert) => answers.includes(alert)) })
  }

  /** Which kind of question an item is; null, and a sentence, for what a form can’t ask. */
  private kindOf(type: string, item: Json, name: string): FormItemKind | null {
    if (item['repeats'] === true && !type.endsWith('choice')) {
      this.leftOut.push(`${name} can be answered once only`)
    }
    switch (type) {
      case 'group':
      case 'display':
        return 'heading'
      case 'boolean':
        return 'yes_no'
      case 'text':
        return 'long_text'
      case 'string':
      case 'url':
      case 'time':
        return 'short_text'
      case 'date':
        return 'date'
      case 'dateTime':
        this.leftOut.push(`${name} asks for the date alone, without a time`)
        return 'date'
      case 'quantity':
        this.leftOut.push(`${name} asks for a number without a unit`)
        return 'number'
      case 'decimal':
        return 'number'
      case 'integer':
        return isScale(item) ? 'scale' : 'number'
      case 'choice':
      case 'open-choice':
        return this.choiceKind(type, item, name)
      default:
        this.leftOut.push(`${name} was left out: a form can’t ask for this (${type || 'no type'})`)
        return null
    }
  }

  private choiceKind(type: string, item: Json, name: string): FormItemKind {
    if (listOf(item['answerOption']).length < 2) {
      this.leftOut.push(`${name} is a line of text, as its answers are not in the file`)
      return 'short_text'
    }
    if (type === 'open-choice') this.leftOut.push(`${name} has no place for an answer of one’s own`)
    return item['repeats'] === true ? 'several_of' : 'one_of'
  }

  private optionsOf(item: Json, name: string): FormOption[] {
    const given = listOf(item['answerOption'])
    if (given.length > MAX_FORM_OPTIONS) {
      this.leftOut.push(`${name} has only its first ${MAX_FORM_OPTIONS} answers`)
    }
    const taken = new Set<string>()
    return given.slice(0, MAX_FORM_OPTIONS).map((option) => {
      const coding = isObject(option['valueCoding']) ? option['valueCoding'] : {}
      const plain = option['valueString'] ?? option['valueInteger'] ?? option['valueDate']
      const label = textOf(coding['display']) || textOf(coding['code']) || textOf(plain)
      return {
        id: freeId(textOf(coding['code']) || label, taken),
        label: label.slice(0, MAX_FORM_LABEL),
      }
    })
  }

  private conditionOf(item: Json, outer: FormCondition | null, name: string): FormCondition | null {
    const given = listOf(item['enableWhen'])
    const tests = given.flatMap((one) => this.testOf(one) ?? [])
    const own: FormCondition | null =
      tests.length === 0 ? null : { match: item['enableBehavior'] === 'any' ? 'any' : 'all', tests }
    const both = bothConditions(outer, own)
    const isTooMuch = both !== null && both.tests.length > MAX_FORM_TESTS
    if (tests.length < given.length || isTooMuch || (both === null && (outer ?? own) !== null)) {
      this.leftOut.push(`${name} is asked more often: its condition can’t be held`)
    }
    return isTooMuch || tests.length < given.length ? outer : both
  }

  private testOf(given: Json): FormTest | null {
    const itemId = this.ids.get(textOf(given['question']))
    const tested = this.items.find(({ id }) => id === itemId)
    if (itemId === undefined || tested === undefined) return null
    const sign = given['operator']
    if (sign === 'exists') {
      return given['answerBoolean'] === true ? { itemId, operator: 'answered', value: '' } : null
    }
    if (sign !== '=' && sign !== '!=') return null
    const coding = isObject(given['answerCoding']) ? given['answerCoding'] : {}
    const isYes = given['answerBoolean']
    const wanted =
      typeof isYes === 'boolean'
        ? (isYes && 'yes') || 'no'
        : textOf(coding['code']) || textOf(given['answerString']) || textOf(given['answerInteger'])
    const choice = choicesOf(tested).find(({ id, label }) => id === wanted || label === wanted)
    return choice ? { itemId, operator: sign === '=' ? 'equals' : 'differs', value: choice.id } : null
  }

  private idOf(linkId: string): string {
    const id = freeId(linkId, new Set(this.ids.values()))
    this.ids.set(linkId, id)
    return id
  }
}

/** An id made from a name of the file, that nothing else has. */
function freeId(name: string, taken: Set<string>): string {
  const plain =
    name
      .replace(/[^\w-]+/g, '-')
      .replace(/^[^A-Za-z0-9]+/, '')
      .slice(0, 32) || 'q'
  let id = plain
  for (let count = 2; taken.has(id); count += 1) id = `${plain}-${count}`
  taken.add(id)
  return id
}
