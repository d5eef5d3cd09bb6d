import { render } from '@testing-library/react';
import { useAuth } from './auth';

function Greeting() {
  return <p>{useAuth().user?.fullName}</p>;
}

test('to ask who is signed in outside an AuthProvider is an error', () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => render(<Greeting />)).toThrow('useAuth must be used within an AuthProvider');
});
