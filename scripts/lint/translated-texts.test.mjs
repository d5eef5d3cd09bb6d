import { RuleTester } from 'eslint';
import { translatedTexts } from './translated-texts.mjs';

const refuse = (code) => ({ code, errors: [{ messageId: 'refused' }] });

new RuleTester({ languageOptions: { parserOptions: { ecmaFeatures: { jsx: true } } } }).run(
  'translated-texts',
  translatedTexts,
  {
    valid: [
      '<p>{formatDay(day)}</p>',
      '<p>\n  {`De ${name}`}\n</p>',
      '<p>{isOpen && "abierta"}</p>',
      '<p>De <span>{name}</span> por <Value>{formatDollars(amount)}</Value></p>',
      // Nothing of it changes.
      "<p>{'De '}<Link /> y {`otros`}</p>",
      '<p>{isOpen && <Badge />}<Title /></p>',
    ],
    invalid: [
      refuse('<p>Suma: {formatDollars(sum)}</p>'),
      refuse('<p><b>1</b>{`de ${pages}`}</p>'),
      refuse('<p><Badge /> {isOpen ? "abierta" : `cerrada`}</p>'),
      refuse('<><Badge />{isVoid && ` ${reason}`}</>'),
      refuse("<p>Texto.{isAgain && ' Otra vez.'}</p>"),
    ],
  },
);
