import {
  choicesOf,
  type FormCondition,
  type FormContent,
  type FormItem,
  type FormItemKind,
  type FormTest,
  isChoice,
} from './form-content'

/** The parts of a FHIR R4 Questionnaire that forms are written to and read from (hl7.org/fhir/R4/questionnaire.html). */
export interface Questionnaire {
  resourceType: 'Questionnaire'
  status: 'draft' | 'active'
  title: string
  subjectType: ['Patient']
  extension?: QuestionnaireExtension[]
  item: QuestionnaireItem[]
}

/** A group, a display or a question of a {@link Questionnaire}. */
export interface QuestionnaireItem {
  linkId: string
  text?: string
  type: string
  required?: boolean
  repeats?: boolean
  maxLength?: number
  answerOption?: { valueCoding: QuestionnaireCoding }[]
  enableWhen?: QuestionnaireEnableWhen[]
  enableBehavior?: 'all' | 'any'
  extension?: QuestionnaireExtension[]
  item?: QuestionnaireItem[]
}

/** An answer to choose. */
export interface QuestionnaireCoding {
  code: string
  display: string
}

/** What the standard has no field for. */
export interface QuestionnaireExtension {
  url: string
  valueBoolean?: boolean
  valueInteger?: number
  valueString?: string
  valueCodeableConcept?: { coding: { system: string; code: string }[] }
}

/** When a question is asked. */
export interface QuestionnaireEnableWhen {
  question: string
  operator: '=' | '!=' | 'exists'
  answerBoolean?: boolean
  answerCoding?: QuestionnaireCoding
}

const STANDARD = 'http://hl7.org/fhir/StructureDefinition/'
/** The standard’s extensions, and our own for what FHIR has no word for. */
export const FHIR_EXTENSIONS = {
  lowest: `${STANDARD}minValue`,
  highest: `${STANDARD}maxValue`,
  control: `${STANDARD}questionnaire-itemControl`,
  alert: 'urn:oaklet:form:alert',
  isClinical: 'urn:oaklet:form:clinical',
  lowestLabel: 'urn:oaklet:form:lowest-label',
  highestLabel: 'urn:oaklet:form:highest-label',
} as const
const CONTROLS = 'http://hl7.org/fhir/questionnaire-item-control'

const TYPES: Readonly<Record<Exclude<FormItemKind, 'heading'>, string>> = {
  short_text: 'string',
  long_text: 'text',
  yes_no: 'boolean',
  one_of: 'choice',
  several_of: 'choice',
  scale: 'integer',
  number: 'decimal',
  date: 'date',
}

/** A form as a FHIR R4 Questionnaire: a heading is a group, which holds the questions up to the next heading. */
export function questionnaireOf(content: FormContent, status: Questionnaire['status']): Questionnaire {
  const top: QuestionnaireItem[] = []
  let group: QuestionnaireItem | null = null
  for (const item of content.items) {
    const written = itemOf(item, content)
    if (item.kind === 'heading') {
      group = { ...written, item: written.item ?? [] }
      top.push(group)
    } else (group?.item ?? top).push(written)
  }
  return {
    resourceType: 'Questionnaire',
    ...{ status, title: content.title, subjectType: ['Patient'] },
    extension: [{ url: FHIR_EXTENSIONS.isClinical, valueBoolean: content.isClinical }],
    item: top,
  }
}

function itemOf(item: FormItem, content: FormContent): QuestionnaireItem {
  const { id, kind, label, help, isRequired, options, condition } = item
  const extension = extensionsOf(item)
  return {
    ...{ linkId: id, text: label, type: kind === 'heading' ? 'group' : TYPES[kind] },
    ...(isRequired && { required: true }),
    ...(kind === 'several_of' && { repeats: true }),
    ...(isChoice(kind) && {
      answerOption: options.map((option) => ({ valueCoding: { code: option.id, display: option.label } })),
    }),
    ...(condition !== null && {
      enableWhen: condition.tests.map((test) => enableWhenOf(test, content)),
      enableBehavior: condition.match,
    }),
    ...(extension.length > 0 && { extension }),
    ...(help !== '' && {
      item: [
        {
          ...{ linkId: `${id}.help`, text: help, type: 'display' },
          extension: [
            {
              url: FHIR_EXTENSIONS.control,
              valueCodeableConcept: { coding: [{ system: CONTROLS, code: 'help' }] },
            },
          ],
        },
      ],
    }),
  }
}

const extensionsOf = ({ kind, range, alerts }: FormItem): QuestionnaireExtension[] => [
  ...(range.lowest === null ? [] : [{ url: FHIR_EXTENSIONS.lowest, valueInteger: range.lowest }]),
  ...(range.highest === null ? [] : [{ url: FHIR_EXTENSIONS.highest, valueInteger: range.highest }]),
  ...(kind === 'scale'
    ? [
        {
          url: FHIR_EXTENSIONS.control,
          valueCodeableConcept: { coding: [{ system: CONTROLS, code: 'slider' }] },
        },
      ]
    : []),
  ...(range.lowestLabel === '' ? [] : [{ url: FHIR_EXTENSIONS.lowestLabel, valueString: range.lowestLabel }]),
  ...(range.highestLabel === ''
    ? []
    : [{ url: FHIR_EXTENSIONS.highestLabel, valueString: range.highestLabel }]),
  ...alerts.map((valueString) => ({ url: FHIR_EXTENSIONS.alert, valueString })),
]

function enableWhenOf(
  { itemId, operator, value }: FormTest,
  { items }: FormContent,
): QuestionnaireEnableWhen {
  const tested = items.find(({ id }) => id === itemId)
  if (operator === 'answered') return { question: itemId, operator: 'exists', answerBoolean: true }
  const sign = operator === 'equals' ? '=' : '!='
  if (tested?.kind === 'yes_no') return { question: itemId, operator: sign, answerBoolean: value === 'yes' }
  const display = tested && choicesOf(tested).find(({ id }) => id === value)?.label
  return { question: itemId, operator: sign, answerCoding: { code: value, display: display ?? value } }
}

/** Combines the condition of a group with that of a part of it; null where both can’t hold in one. */
export function bothConditions(
  outer: FormCondition | null,
  inner: FormCondition | null,
): FormCondition | null {
  if (outer === null || inner === null) return outer ?? inner
  const canBeOne = (one: FormCondition) => one.match === 'all' || one.tests.length === 1
  if (!canBeOne(outer) || !canBeOne(inner)) return null
  return { match: 'all', tests: [...outer.tests, ...inner.tests] }
}
