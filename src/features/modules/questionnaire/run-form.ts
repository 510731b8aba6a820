/** Ties the button in the popup's foot to the form of the question above it: one popup is open at a time. */
export const runFormId = 'questionnaire-question'
