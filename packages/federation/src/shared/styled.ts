export { createGlobalStyle, css, keyframes, styled, styled as default } from 'styled-components';
