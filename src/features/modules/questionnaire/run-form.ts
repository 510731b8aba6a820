/** Id of the question's form, for its button in the dialog's footer; one such dialog is open at a time. */
export const runFormId = 'questionnaire-question'
