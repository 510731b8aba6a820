import type { KeptAnswersData } from './kept-answers.ts'

/** Answers where nobody is signed in. */
export function noKeptAnswers(): KeptAnswersData {
  return {
    keptAnswers: () => null,
    keepAnswers: () => {},
    countKeptAnswers: () => 0,
    forgetAnswers: () => {},
  }
}
