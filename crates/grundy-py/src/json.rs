//! JSON text as Python objects: lists become tuples, so that an answer cannot change.

use pyo3::IntoPyObjectExt as _;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyTuple};
use serde::de::{DeserializeSeed, Deserializer, Error, MapAccess, SeqAccess, Visitor};
use std::fmt;

/// Reads JSON text. Lists become tuples.
#[pyfunction]
pub fn load<'py>(py: Python<'py>, text: &str) -> PyResult<Bound<'py, PyAny>> {
    let mut reader = serde_json::Deserializer::from_str(text);
    Value(py).deserialize(&mut reader).map_err(|error| PyValueError::new_err(error.to_string()))
}

#[derive(Clone, Copy)]
struct Value<'py>(Python<'py>);

impl<'de, 'py> DeserializeSeed<'de> for Value<'py> {
    type Value = Bound<'py, PyAny>;

    fn deserialize<D: Deserializer<'de>>(self, reader: D) -> Result<Self::Value, D::Error> {
        reader.deserialize_any(self)
    }
}

impl<'py> Value<'py> {
    fn object<E: Error>(self, value: impl IntoPyObject<'py>) -> Result<Bound<'py, PyAny>, E> {
        value.into_bound_py_any(self.0).map_err(E::custom)
    }
}

impl<'de, 'py> Visitor<'de> for Value<'py> {
    type Value = Bound<'py, PyAny>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("JSON")
    }

    fn visit_bool<E: Error>(self, value: bool) -> Result<Self::Value, E> {
        self.object(value)
    }

    fn visit_i64<E: Error>(self, value: i64) -> Result<Self::Value, E> {
        self.object(value)
    }

    fn visit_u64<E: Error>(self, value: u64) -> Result<Self::Value, E> {
        self.object(value)
    }

    fn visit_f64<E: Error>(self, value: f64) -> Result<Self::Value, E> {
        self.object(value)
    }

    fn visit_str<E: Error>(self, value: &str) -> Result<Self::Value, E> {
        self.object(value)
    }

    fn visit_unit<E: Error>(self) -> Result<Self::Value, E> {
        Ok(self.0.None().into_bound(self.0))
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut items: A) -> Result<Self::Value, A::Error> {
        let mut all = Vec::new();
        while let Some(item) = items.next_element_seed(self)? {
            all.push(item);
        }
        Ok(PyTuple::new(self.0, all).map_err(A::Error::custom)?.into_any())
    }

    fn visit_map<A: MapAccess<'de>>(self, mut fields: A) -> Result<Self::Value, A::Error> {
        let all = PyDict::new(self.0);
        while let Some(name) = fields.next_key::<std::borrow::Cow<'de, str>>()? {
            let value = fields.next_value_seed(self)?;
            all.set_item(&*name, value).map_err(A::Error::custom)?;
        }
        Ok(all.into_any())
    }
}
