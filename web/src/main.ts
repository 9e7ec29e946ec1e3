import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/controls.css";
import "./styles/tiles.css";
import { mount } from "svelte";
import App from "./App.svelte";

const target = document.getElementById("app");
if (!target) throw new Error("the page has no place for the application");
mount(App, { target });
