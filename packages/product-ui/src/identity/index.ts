export { countryChoices, getCountryName } from './countries';
export { getAnswerLabel, listGivenAnswers, type GivenAnswer } from './given-answers';
