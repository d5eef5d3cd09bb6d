import { act, render } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom';
import { useScrollRestoration } from './useScrollRestoration';

const scrollTo = jest.fn<void, [number, number]>();
let scrollY = 0;

function scroll(top: number): void {
  scrollY = top;
  window.dispatchEvent(new Event('scroll'));
}

function Restoration() {
  useScrollRestoration(useLocation());
  return null;
}

/** Does what the browser does to a window that stands lower than the next page reaches, as soon as that page is laid out. */
function Page() {
  const { pathname } = useLocation();
  useLayoutEffect(() => {
    if (pathname === '/shorter') scroll(3003);
  }, [pathname]);
  return <Restoration />;
}

beforeEach(() => {
  scrollTo.mockReset();
  Object.defineProperty(window, 'scrollY', { configurable: true, get: () => scrollY });
  scrollTo.mockImplementation((_left, top) => {
    scrollY = top;
  });
  window.scrollTo = scrollTo as unknown as typeof window.scrollTo;
});

const renderPages = () => {
  const router = createMemoryRouter([{ path: '*', element: <Page /> }]);
  render(<RouterProvider router={router} />);
  return {
    navigate: (address: string) => act(() => router.navigate(address)),
    goBack: () => act(() => router.navigate(-1)),
  };
};

test('a new page starts at its top, also where the previous page stood lower than it reaches', async () => {
  const { navigate } = renderPages();
  scroll(3600);
  await navigate('/shorter');
  expect(scrollTo.mock.calls).toEqual([[0, 0]]);
});

test('going back shows a page where it was left', async () => {
  const { navigate, goBack } = renderPages();
  scroll(1200);
  await navigate('/other');
  await goBack();
  expect(scrollTo.mock.calls).toEqual([
    [0, 0],
    [0, 1200],
  ]);
});
