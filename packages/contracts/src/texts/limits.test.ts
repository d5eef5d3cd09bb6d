import {
  fractionPrice,
  latestPayments,
  limits,
  redirectDelay,
  relatedPosts,
  underConstructionProgress,
} from './limits';

test('pins the limits that the product promises', () => {
  expect({ fractionPrice, latestPayments, relatedPosts, underConstructionProgress }).toEqual({
    fractionPrice: 1000,
    latestPayments: 10,
    relatedPosts: 2,
    underConstructionProgress: 75,
  });
  expect(redirectDelay).toEqual({ afterLogin: 1000, afterValidCode: 1500 });
  const { username, password, invitationCode, fullName, location, occupation, whyInterested } = limits;
  expect(
    [username, password, invitationCode, fullName, location, occupation, whyInterested].map(({ min }) => min),
  ).toEqual([3, 6, 6, 3, 3, 2, 10]);
});
