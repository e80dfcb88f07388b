export type { FormTemplatePath, FormTemplatesApi } from './form-templates-api'
export { FORM_TEMPLATES_MESSAGES } from './form-templates-messages'
export {
  choicesOf,
  FORM_ITEM_KINDS,
  FORM_OPERATORS,
  FormCondition,
  FormContent,
  FormItem,
  FormOption,
  formProblems,
  formText,
  FormTest,
  isChoice,
  MAX_FORM_HELP,
  MAX_FORM_ITEMS,
  MAX_FORM_LABEL,
  MAX_FORM_NUMBER,
  MAX_FORM_OPTIONS,
  MAX_FORM_TESTS,
  MAX_SCALE_STEPS,
  type FormItemKind,
  type FormOperator,
  type FormProblem,
} from './form-content'
export { askedItems, formPageSchema, headingOf, isAlert, isAnswered, type FormAnswer } from './form-pages'
export {
  FormTemplate,
  FormTemplateQuery,
  FormVersion,
  ListedFormTemplate,
  FormDraftBody,
  UpdateFormTemplateBody,
} from './form-templates-contract'
export {
  questionnaireOf,
  type Questionnaire,
  type QuestionnaireCoding,
  type QuestionnaireEnableWhen,
  type QuestionnaireExtension,
  type QuestionnaireItem,
} from './fhir-questionnaire'
export { importForm, type ImportedForm } from './import-form'
export { STARTING_FORMS, startingForm, type StartingForm } from './starting-forms'
