//! Keyword arguments as the fields of a question.

use crate::recorded::repr;
use pyo3::exceptions::PyTypeError;
use pyo3::intern;
use pyo3::prelude::*;
use pyo3::types::{
    PyBool, PyByteArray, PyBytes, PyDict, PyFloat, PyFrozenSet, PyMapping, PySequence, PySet, PyString,
};
use serde_json::{Map, Value};

/// Reads keyword arguments as the fields of a question. An argument that is None is absent, and an underscore at the end of
/// a name is no part of it.
pub fn fields_of(arguments: &Bound<'_, PyDict>) -> PyResult<Map<String, Value>> {
    let mut fields = Map::new();
    for (name, value) in arguments {
        if value.is_none() {
            continue;
        }
        let name = name.cast::<PyString>()?.to_str()?;
        fields.insert(name.strip_suffix('_').unwrap_or(name).into(), field_of(&value, 0)?);
    }
    Ok(fields)
}

/// The most lists inside each other in a field. A list may hold itself.
const MAX_DEPTH: usize = 64;

/// A Python object as JSON.
fn field_of(value: &Bound<'_, PyAny>, depth: usize) -> PyResult<Value> {
    if let Ok(text) = value.cast::<PyString>() {
        return Ok(text.to_str()?.into());
    }
    if let Ok(truth) = value.cast::<PyBool>() {
        return Ok(truth.is_true().into());
    }
    if let Ok(number) = value.extract::<i64>() {
        return Ok(number.into());
    }
    if let Ok(number) = value.extract::<u64>() {
        return Ok(number.into());
    }
    if let Ok(number) = value.cast::<PyFloat>() {
        return Ok(number.value().into());
    }
    if value.is_none() {
        return Ok(Value::Null);
    }
    let wrong = |why: String| PyTypeError::new_err(format!("a field cannot be part of a question: {why}"));
    if depth == MAX_DEPTH {
        return Err(wrong(format!("it has more than {MAX_DEPTH} lists inside each other")));
    }
    if let Ok(fields) = value.cast::<PyMapping>() {
        let mut all = Map::new();
        for item in fields.items()? {
            let (name, value) = item.extract::<(String, Bound<'_, PyAny>)>()?;
            all.insert(name, field_of(&value, depth + 1)?);
        }
        return Ok(all.into());
    }
    let is_list = value.is_instance_of::<PySet>()
        || value.is_instance_of::<PyFrozenSet>()
        || value.cast::<PySequence>().is_ok();
    if is_list && !value.is_instance_of::<PyBytes>() && !value.is_instance_of::<PyByteArray>() {
        return value.try_iter()?.map(|item| field_of(&item?, depth + 1)).collect();
    }
    // A rule and a position have their text in the rule language.
    if let Ok(text) = value.getattr(intern!(value.py(), "text")).and_then(|text| text.extract::<String>()) {
        return Ok(text.into());
    }
    let kind = value.get_type().name()?;
    Err(wrong(format!("{} is a {kind}", repr(value))))
}
